export { jobCheck } from './check.ts'
export {
  deleteFiles,
  deleteOldFiles,
  fileUntil,
  partsOf,
  storeParts,
} from './files.ts'
export type { JobRow, Kind, Runner } from './kind.ts'
export { serveJobs } from './routes.ts'
export { openJobs } from './run.ts'
export { create, enqueue, find, toDto, undoStateOf } from './store.ts'
