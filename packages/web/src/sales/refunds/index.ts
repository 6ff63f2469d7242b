export { refundableRest as leftOf } from './left.ts'
export { LazyRefundDialog, RefundList } from './refund-list.tsx'
export { refundsOf } from './refund-query.ts'
