export { companyToday, todayOf, zoneOf } from './day.ts'
export { serveCompany } from './routes.ts'
export { bankOf, senderOf } from './sender.ts'
export { begin, companyOf, invoiceDefaults, revertible, type Seller } from './store.ts'
