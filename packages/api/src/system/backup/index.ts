export { serveBackups } from './routes.ts'
export { forgetCounts, type StoredFile, settleRestored, storedFiles } from './rows.ts'
export { backUpWhenDue, checkNewest, notifyOfBackups } from './work.ts'
