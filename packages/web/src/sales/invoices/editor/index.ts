export { daysBetween, plusDays } from './days.ts'
export {
  blankInvoice,
  draftOf,
  fieldOf,
  type InvoiceInput,
  inputFor,
  inputOf,
  invoiceInput,
  movedOn,
} from './invoice-input.ts'
export { Desk, InvoiceSheet } from './sheet.tsx'
export { BarTotal } from './totals.tsx'
export { useLabels } from './use-labels.ts'
export { useRules } from './use-rules.ts'
