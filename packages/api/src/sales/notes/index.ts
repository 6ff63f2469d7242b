export { serveNotes } from './routes.ts'
export { collection } from './store.ts'
