export { checkCursors } from './check.ts'
export { runSubscribers } from './durable.ts'
export { needsBulkChanges, runAfterBulk, runInTransaction } from './in-transaction.ts'
