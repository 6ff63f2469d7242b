export { LazyRefundDialog } from './lazy-dialog.ts'
export { leftOf } from './left.ts'
export { RefundList } from './refund-list.tsx'
export { refundsOf } from './refund-query.ts'
