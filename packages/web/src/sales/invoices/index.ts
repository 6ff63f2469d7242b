export { useInvoiceOf } from './of-order.ts'
