export { CustomerCredit } from './customer-credit.tsx'
export { LazyPaymentDialog } from './lazy-payment-dialog.ts'
export { openInvoicesOf, paymentsOf } from './payment-query.ts'
export { PaymentsPanel } from './payments-panel.tsx'
