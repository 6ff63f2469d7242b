import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Has what is asked for the first time asked for again where something has changed meanwhile: the library cancels such a
 * question only where it has an older answer, and would take what may be from before the change for the latest.
 */
export const askAgain = (queries: QueryClient): void => {
  const outdated = new WeakSet<Query>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const { data, fetchStatus } = query.state
    if (action.type === 'fetch') outdated.delete(query)
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') outdated.add(query)
    if (action.type === 'success' && outdated.delete(query)) {
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  })
}
