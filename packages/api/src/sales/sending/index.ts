export { serveSending } from './routes.ts'
export { type Erased, erasedOf, named, plannedOf, refusalOf, type SendingWorld, sendInvoices } from './send.ts'
