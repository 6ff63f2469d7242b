export { InvoiceDetails } from './details.tsx'
export { useInvoiceHistory } from './history.tsx'
export { useInvoiceTable } from './use-invoice-table.tsx'
