export { bundleKind } from './bundle.ts'
export { serveBatches } from './routes.ts'
export { batchKind } from './run.ts'
