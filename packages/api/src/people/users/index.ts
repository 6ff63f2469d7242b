export { endReverts, revertBy } from './email-revert.ts'
export { postalOf } from './fill.ts'
export { importer } from './import.ts'
export { userSubscribers } from './notices.ts'
export { serveOwnRecord } from './own.ts'
export { serveUsers } from './routes.ts'
export { guardAccess, guardKey, needsProof } from './rules.ts'
export { sampleAccounts, sampleCredentials, samplePassword, samplePerson } from './sample.ts'
export { find } from './search.ts'
export {
  anyUser,
  byIds,
  collection,
  create,
  erasedAmong,
  hasOtherOwner,
  repository,
  takenEmails,
  toDto,
} from './store.ts'
export { checkedVatId, guardTaxId } from './vat-id.ts'
