import type { Query, QueryClient } from '@tanstack/react-query'
import { ownBatches } from './own-changes.ts'

/**
 * Has what is on its way while something changes asked for once more: its answer may be from before the change, and would
 * take the place of what is known since. The library does so only for what is on screen and asked anew by name; here it holds
 * for whatever this window changes.
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
