export { daysBetween, plusDays } from './days.ts'
export {
  blankInvoice,
  draftOf,
  fieldOf,
  type InvoiceInput,
  inputFor,
  inputOf,
  invoiceInput,
  withCurrentDates,
} from './invoice-input.ts'
export { FormContainer, InvoiceDocumentForm } from './sheet.tsx'
export { BarTotal } from './totals.tsx'
export { useLabels } from './use-labels.ts'
export { useRules } from './use-rules.ts'
