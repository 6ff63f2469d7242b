import { useQueryClient } from '@tanstack/react-query'
import type { ListSource } from '../lib/api/list-source.ts'
import { useWords } from '../lib/i18n/use-messages.ts'
import { useDeleteRecords } from '../ui/use-delete-records.ts'
import type { Listed } from './kind.ts'
import { useKinds } from './kinds.ts'

/** Deletes records at once and offers Undo. Answers whether it went well. */
export const useDelete = <Row extends { readonly id: number | string }>({
  entity,
  endpoints,
  titleOf,
}: Pick<ListSource<Listed, Row>, 'entity' | 'endpoints' | 'titleOf'>) => {
  const { list, refreshes = [] } = useKinds()[entity]
  const { deleted } = useWords(list.words)
  const queries = useQueryClient()
  const remove = useDeleteRecords<Row>(endpoints.remove, (rows) =>
    deleted(rows.length, rows[0] === undefined ? '' : titleOf(rows[0])),
  )
  return async (rows: readonly Row[]): Promise<boolean> => {
    const isDone = await remove(rows)
    for (const other of refreshes) void queries.invalidateQueries({ queryKey: [other] })
    return isDone
  }
}
