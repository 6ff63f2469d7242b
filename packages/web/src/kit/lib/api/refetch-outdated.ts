import type { Query, QueryClient } from '@tanstack/react-query'
import { ownBatches } from './own-changes.ts'

/**
 * Refetches queries that were loading during a change, because their result may be from before it and would overwrite
 * newer data. TanStack Query does so only for active queries that are invalidated by key; this covers every change of
 * this window.
 */
export const refetchOutdated = (queries: QueryClient): void => {
  const outdated = new WeakSet<Query>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'fetch') outdated.delete(query)
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle') outdated.add(query)
    if (action.type === 'success' && !action.manual && outdated.delete(query)) {
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  })
  ownBatches.subscribe(() => {
    for (const query of queries.getQueryCache().findAll({ fetchStatus: 'fetching' })) outdated.add(query)
    void queries.invalidateQueries({ fetchStatus: 'fetching' })
  })
}
