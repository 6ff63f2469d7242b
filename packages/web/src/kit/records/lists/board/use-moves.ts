import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { toast } from '../../../ui/toast.ts'
import { updateListedRows, useUndo } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'
import type { CellKind, VersionedRow } from '../cells/cell-kind.ts'
import { refusalText } from '../cells/refusal.ts'

/** A record on its way into another column. */
export interface Move<Row> {
  readonly row: Row
  readonly name: string
  readonly value: string
  /** Name of the column. */
  readonly column: string
}

/** Returns the rows of a column with those that are being moved. */
export const withMoves = <Row extends VersionedRow>(
  rows: readonly Row[],
  moves: readonly Move<Row>[],
  value: string,
  field: string,
): readonly Row[] => {
  const toOf = (id: Row['id']) => moves.findLast(({ row }) => row.id === id)?.value
  const coming = moves.filter(({ row }) => toOf(row.id) === value && !rows.some(({ id }) => id === row.id))
  const stay = rows.filter(({ id }) => (toOf(id) ?? value) === value)
  return [...coming.map(({ row }) => ({ ...row, [field]: value })), ...stay]
}

/** Moves records between columns: each is shown in its new one at once, and goes back where the server refuses it. */
export const useMoves = <Row extends VersionedRow>(kind: CellKind<Row>, field: string) => {
  const { board: m } = useMessages(recordMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [moves, setMoves] = useState<readonly Move<Row>[]>([])
  /** Answers once the server has said what holds. */
  const move = async (wanted: Move<Row>, because: Readonly<Record<string, string>> = {}): Promise<void> => {
    setMoves((known) => [...known, wanted])
    try {
      const { record, batch } = await kind.save(wanted.row, { [field]: wanted.value, ...because })
      updateListedRows(queries, kind.entity, [record])
      offer(m.moved(wanted.name, wanted.column), batch)
    } catch (error) {
      toast.error(refusalText(common, kind, field, error))
    }
    await queries.invalidateQueries({ queryKey: [kind.entity] })
    setMoves((known) => known.filter((each) => each !== wanted))
  }
  return { moves, move }
}
