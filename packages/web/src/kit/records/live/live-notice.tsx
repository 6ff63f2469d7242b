import type { Entity } from '@quarterdeck/contract/kit/entities'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import classes from './live.module.css'
import { countPending, pendingPages } from './pending.ts'

const PendingBar = lazy(async () => ({ default: (await import('./pending-bar.tsx')).PendingBar }))

const none = '0 0'

/** Stands between the filters and the rows of a list, and says when rows would come or go. */
export const LiveNotice = ({ entity }: { entity: Entity }) => {
  const queries = useQueryClient()
  const subscribe = (listener: () => void) => {
    const stops = [pendingPages.subscribe(listener).unsubscribe, queries.getQueryCache().subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  const count = () => countPending(queries, entity)
  const counts = useSyncExternalStore(subscribe, count, count)
  const [added = 0, removed = 0] = counts.split(' ').map(Number)
  return (
    <div role="status" className={classes.status}>
      {counts !== none && (
        <Suspense>
          <PendingBar entity={entity} added={added} removed={removed} />
        </Suspense>
      )}
    </div>
  )
}
