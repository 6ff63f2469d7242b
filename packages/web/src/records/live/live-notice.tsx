import type { Entity } from '@quarterdeck/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { countHeld, heldPages } from './held.ts'
import classes from './live.module.css'

const HeldBar = lazy(async () => ({ default: (await import('./held-bar.tsx')).HeldBar }))

const none = '0 0'

/** Stands between the filters and the rows of a list, and says when rows would come or go. */
export const LiveNotice = ({ entity }: { entity: Entity }) => {
  const queries = useQueryClient()
  const subscribe = (listener: () => void) => {
    const stops = [heldPages.subscribe(listener).unsubscribe, queries.getQueryCache().subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  const counts = useSyncExternalStore(subscribe, () => countHeld(queries, entity))
  const [joining = 0, leaving = 0] = counts.split(' ').map(Number)
  return (
    <div role="status" className={classes.status}>
      {counts !== none && (
        <Suspense>
          <HeldBar entity={entity} joining={joining} leaving={leaving} />
        </Suspense>
      )}
    </div>
  )
}
