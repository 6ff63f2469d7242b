export { serveInvoices } from './routes.ts'
export { keeper } from './store.ts'
