export { refundNotices } from './notices.ts'
export { serveRefunds } from './routes.ts'
export { refundedBy, sampleCreditNotes, sampleRefunds } from './sample.ts'
export { byId, refundsOf, stored } from './store.ts'
