import { lazy } from 'react'

/** Loaded when somebody records a payment. */
export const LazyPaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))
