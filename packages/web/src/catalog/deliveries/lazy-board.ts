import { lazy } from 'react'

/** Loaded when somebody looks at deliveries. */
export const LazyDeliveryBoard = lazy(async () => ({ default: (await import('./board/board.tsx')).DeliveryBoard }))
