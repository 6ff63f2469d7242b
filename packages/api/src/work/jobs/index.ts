export type { JobRow, Kind } from './kind.ts'
export { openQueue, type Queue } from './queue.ts'
export { serveJobs } from './routes.ts'
export { enqueue, toDto, undoStateOf } from './store.ts'
