export { occasionOf } from './guard-key-mail.ts'
export { serveSending } from './routes.ts'
export {
  type Erased,
  erasedOf,
  type Files,
  filesFor,
  hasAddress,
  mailOne,
  refusalOf,
  refusalWords,
  type Sendable,
  type SendingWorld,
  sendInvoices,
  wentSince,
} from './send.ts'
