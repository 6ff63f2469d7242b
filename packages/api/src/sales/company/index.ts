export { serveCompany } from './routes.ts'
export { bankOf, senderOf } from './sender.ts'
export { companyOf, repository, type Seller } from './store.ts'
