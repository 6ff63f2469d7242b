export { leavingNotices } from './close.ts'
export { remindLeaving, trashDueAccounts } from './due-accounts.ts'
export { serveDeactivation } from './routes.ts'
