export { serveInvoices } from './routes.ts'
export { figuresOf, keeper } from './store.ts'
