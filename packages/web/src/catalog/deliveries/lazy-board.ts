import { lazy } from 'react'

/** Loaded when a user opens the deliveries. */
export const LazyDeliveryBoard = lazy(async () => ({ default: (await import('./board/board.tsx')).DeliveryBoard }))
