export { tellOverdue } from './overdue.ts'
export { serveInvoices } from './routes.ts'
export { type InvoiceDoc, toWire } from './rules.ts'
export { byId, collection, create, figuresOf, newestOf } from './store.ts'
