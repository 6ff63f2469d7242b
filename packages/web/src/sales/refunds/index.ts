export { LazyRefundDialog, RefundList } from './refund-list.tsx'
export { refundsOf } from './refund-query.ts'
export { refundableRest } from './refundable-rest.ts'
