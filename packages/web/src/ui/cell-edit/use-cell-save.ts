import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { CellEditorProps } from '../data-table/editing.ts'
import { type CommonMessages, describeProblem } from '../describe-problem.ts'
import { commonMessages } from '../messages/index.ts'
import { useUndo } from '../use-undo.ts'
import type { CellKind, Kept } from './cell-kind.ts'
import { keepRows } from './keep-row.ts'
import { cellMessages } from './messages/index.ts'

/** Both changed the same field: the record as it is now, and what one wanted. */
interface Clash<Row> {
  readonly current: Row
  readonly mine: string
}

const wordsFor = (m: CommonMessages, reasons: CellKind<never>['reasons'], error: unknown): string => {
  if (!(error instanceof ApiError)) return describeProblem(m, error).text
  const [refused] = Object.values(error.fields)
  if (refused) return m.fields[refused.code](refused.limit)
  return (error.code === 'forbidden' && reasons.forbidden) || describeProblem(m, error).text
}

/** Saves a cell on the version of the record that one began with. */
export const useCellSave = <Row extends Kept>(
  kind: CellKind<Row>,
  { field, name, row, refused }: CellEditorProps<Row>,
) => {
  const m = useMessages(commonMessages)
  const { saved } = useMessages(cellMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base] = useState(row)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState(refused?.problem)
  const [clash, setClash] = useState<Clash<Row>>()
  const label = kind.inputs[field]?.label ?? field

  const fail = (error: unknown, mine: string) => {
    if (error instanceof ApiError && error.conflicts.includes(field)) {
      setClash({ current: error.current as Row, mine })
    } else setProblem(wordsFor(m, kind.reasons, error))
  }
  /** Answers whether it is saved. */
  const save = async (value: string, on = base): Promise<boolean> => {
    if (isSaving) return false
    const read = kind.inputs[field]?.read
    const wanted = read ? read(value, on) : value
    if (wanted === undefined) {
      setProblem(m.fields.type(undefined))
      return false
    }
    setSaving(true)
    setProblem(undefined)
    setClash(undefined)
    try {
      const { record, batch } = await kind.save(on, { [field]: wanted })
      keepRows(queries, kind.entity, [record])
      offer(saved(label, name), batch)
      return true
    } catch (error) {
      fail(error, value)
      return false
    } finally {
      setSaving(false)
    }
  }
  const takeTheirs = ({ current }: Clash<Row>) => keepRows(queries, kind.entity, [current])
  return { base, isSaving, problem, clash, save, takeTheirs }
}
