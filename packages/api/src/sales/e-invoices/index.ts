export { serveEInvoices } from './routes.ts'
