import type { QueryClient } from '@tanstack/react-query'
import type { ListPage } from '../../lib/api/queries.ts'
import type { Kept } from './cell-kind.ts'

/**
 * Shows a record as it is now wherever it is listed. It stays in its place until the list is asked for again, even where
 * it would stand elsewhere by now: one is working on it.
 */
export const keepRow = <Row extends Kept>(queries: QueryClient, entity: string, record: Row): void => {
  const lists = [entity, 'list']
  queries.setQueriesData<ListPage<Row>>(
    { queryKey: lists },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === record.id ? record : row)) },
  )
  void queries.invalidateQueries({ queryKey: lists, refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: [entity], predicate: ({ queryKey }) => queryKey[1] !== 'list' })
}
