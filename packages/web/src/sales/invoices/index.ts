export { invoiceMessages } from './messages/index.ts'
export { useInvoiceOf } from './of-order.ts'
