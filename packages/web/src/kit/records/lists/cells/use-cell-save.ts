import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { CellEditorProps } from '../../../ui/data-table/editing.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { updateListedRows, useUndo } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'
import type { CellKind, VersionedRow } from './cell-kind.ts'
import { refusalText } from './refusal.ts'

/** Both changed the same field: the record as it is now, and what one wanted. */
interface Clash<Row> {
  readonly current: Row
  readonly mine: string
}

/** A typed value, and the reason why it is probably a slip. */
interface Doubt {
  readonly text: string
  readonly mine: string
}

/** Saves a cell on the version of the record that one began with. */
export const useCellSave = <Row extends VersionedRow>(
  kind: CellKind<Row>,
  { field, name, row, refused }: CellEditorProps<Row>,
) => {
  const m = useMessages(commonMessages)
  const { saved } = useMessages(recordMessages).cells
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base] = useState(row)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState(refused?.problem)
  const [clash, setClash] = useState<Clash<Row>>()
  const [doubt, setDoubt] = useState<Doubt>()
  const label = kind.inputs[field]?.label ?? field

  const fail = (error: unknown, mine: string) => {
    if (error instanceof ApiError && error.conflicts.includes(field)) {
      setClash({ current: error.current as Row, mine })
    } else setProblem(refusalText(m, kind, field, error))
  }
  /**
   * Answers whether it is saved.
   * @param isMeant whether it is saved though it is probably a slip
   */
  const save = async (value: string, { on = base, isMeant = false } = {}): Promise<boolean> => {
    if (isSaving) return false
    const read = kind.inputs[field]?.read
    const wanted = read ? read(value, on) : value
    if (wanted === undefined) {
      setProblem(m.fields.type(undefined))
      return false
    }
    const text = isMeant ? undefined : kind.doubtOf?.(on, { [field]: wanted })
    setDoubt(text ? { text, mine: value } : undefined)
    if (text) return false
    setSaving(true)
    setProblem(undefined)
    setClash(undefined)
    try {
      const { record, batch } = await kind.save(on, { [field]: wanted })
      updateListedRows(queries, kind.entity, [record])
      offer(saved(label, name), batch)
      return true
    } catch (error) {
      fail(error, value)
      return false
    } finally {
      setSaving(false)
    }
  }
  const takeTheirs = ({ current }: Clash<Row>) => updateListedRows(queries, kind.entity, [current])
  return { base, isSaving, problem, clash, doubt, save, takeTheirs }
}
