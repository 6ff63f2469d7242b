export { serveSending } from './routes.ts'
export { sendInvoices } from './send.ts'
