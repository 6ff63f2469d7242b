export { checkCursors } from './check.ts'
export { runSubscribers } from './durable.ts'
export { runAfterBulk, runWithin, wantsBulk } from './within.ts'
