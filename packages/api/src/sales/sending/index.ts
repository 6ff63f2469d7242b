export { serveSending } from './routes.ts'
export {
  type Erased,
  erasedOf,
  hasAddress,
  mailOne,
  refusalOf,
  refusalWords,
  type Sendable,
  type SendingWorld,
  sendInvoices,
  wentSince,
} from './send.ts'
