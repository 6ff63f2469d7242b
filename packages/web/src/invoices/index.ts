export { InvoiceDetails } from './details.tsx'
export { useInvoiceHistory } from './history.tsx'
export { useInvoiceOf } from './of-order.ts'
export { useInvoiceTable } from './use-invoice-table.tsx'
