import type { QueryClient } from '@tanstack/react-query'
import type { ListPage } from '../lib/list-page.ts'

/**
 * Shows records as they are now wherever they are listed. They stay in their places until the list is asked for again, even where
 * they would stand elsewhere by now: one is working on them.
 */
export const updateListedRows = <Row extends { readonly id: number | string }>(
  queries: QueryClient,
  entity: string,
  records: readonly Row[],
): void => {
  const lists = [entity, 'list']
  const now = new Map(records.map((record) => [record.id, record]))
  queries.setQueriesData<ListPage<Row>>(
    { queryKey: lists },
    (page) => page && { ...page, rows: page.rows.map((row) => now.get(row.id) ?? row) },
  )
  void queries.invalidateQueries({ queryKey: lists, refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'list' })
}
