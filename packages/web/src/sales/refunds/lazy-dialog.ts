import { lazy } from 'react'

/** Loaded when somebody pays back. */
export const LazyRefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))
