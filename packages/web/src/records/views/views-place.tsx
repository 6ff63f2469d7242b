import { lazy, Suspense } from 'react'
import classes from './views.module.css'
import type { Viewed } from './views-query.ts'

const ViewsButton = lazy(async () => ({ default: (await import('./views-button.tsx')).ViewsButton }))

/** The views of a list, which come after its first rows. */
export const SavedViews = (viewed: Viewed) => (
  <Suspense fallback={<div className={classes.place} />}>
    <ViewsButton viewed={viewed} />
  </Suspense>
)
