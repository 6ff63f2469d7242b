import { lazy } from 'react'

/** Loaded when the dialog opens. */
export const LazyPaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))
