export { InvoiceAmounts, InvoiceLines } from '../amounts.tsx'
export { InvoicesOfSeries } from '../of-person.tsx'
export { invoiceRecord } from '../source.ts'
export { LazyCreditDialog } from './actions.tsx'
