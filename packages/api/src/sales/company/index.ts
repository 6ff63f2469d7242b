export { serveCompany } from './routes.ts'
export { bankOf, senderOf } from './sender.ts'
export { companyOf, revertible, type Seller } from './store.ts'
