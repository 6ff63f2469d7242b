export { listsOf } from './preferences.ts'
export { serveViews } from './routes.ts'
export { keeper } from './store.ts'
