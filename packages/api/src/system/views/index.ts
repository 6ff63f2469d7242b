export { listsOf } from './preferences.ts'
export { serveViews } from './routes.ts'
export { repository } from './store.ts'
