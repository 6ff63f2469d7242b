export { servePlans } from './routes.ts'
export { changeKind } from './run.ts'
export { keysOf } from './store.ts'
