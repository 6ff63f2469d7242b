export { serveSending } from './routes.ts'
export { named, plannedOf, refusalOf, type SendingWorld, sendInvoices } from './send.ts'
