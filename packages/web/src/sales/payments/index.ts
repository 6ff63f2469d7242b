export { paymentsOf } from './payment-query.ts'
export { LazyPaymentDialog, PaymentsPanel } from './payments-panel.tsx'
