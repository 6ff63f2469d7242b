import { lazy } from 'react'

/** Few steps ask for the password, so that the dialog comes when one does. */
export const LazyFreshDialog = lazy(async () => ({ default: (await import('./fresh-dialog.tsx')).FreshDialog }))
