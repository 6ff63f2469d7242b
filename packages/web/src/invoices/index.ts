export { useInvoiceOf } from './of-order.ts'
export { useInvoiceTable } from './use-invoice-table.tsx'
