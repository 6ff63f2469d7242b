export { serveReplies } from './routes.ts'
export { find } from './search.ts'
export { collection } from './store.ts'
