export { newestNote, noteByNumber, notesOf } from './credit-notes.ts'
export { billedLines, documentOf, isIssued, previewOf, scheduleOf } from './document.ts'
export { documentWords } from './document-words.ts'
export { discountOf } from './fill.ts'
export { installmentsFor } from './installments.ts'
export { issue } from './issue.ts'
export { findFile, rememberFile } from './issued-files.ts'
export { languageOf } from './language.ts'
export { markSent, voidAll } from './life.ts'
export { isOpen } from './listed.ts'
export { idsOf } from './numbers.ts'
export { notifyOverdue } from './overdue.ts'
export { servePayments } from './payment-routes.ts'
export { serveInvoices } from './routes.ts'
export {
  billedAt,
  dtoField,
  type InvoiceDoc,
  linesOf,
  noAmounts,
  type Owing,
  overdueOf,
  storedFields,
  toDto,
  totalled,
} from './rules.ts'
export { sampleInvoices } from './sample.ts'
export { find } from './search.ts'
export {
  byId,
  change,
  collection,
  create,
  createDraft,
  creditRefunds,
  customerOf,
  exportedCustomer,
  guardLinked,
  isInPlaceOf,
  newestIssued,
  repository,
  statsOf,
} from './store.ts'
