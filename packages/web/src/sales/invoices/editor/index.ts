export { daysBetween, plusDays } from './days.ts'
export {
  blankInvoice,
  draftOf,
  fieldOf,
  type InvoiceInput,
  inputFor,
  inputOf,
  invoiceInput,
  withCurrentDates as movedOn,
} from './invoice-input.ts'
export { FormContainer as Desk, InvoiceDocumentForm as InvoiceSheet } from './sheet.tsx'
export { BarTotal } from './totals.tsx'
export { useLabels } from './use-labels.ts'
export { useRules } from './use-rules.ts'
