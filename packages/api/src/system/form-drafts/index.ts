export { serveFormDrafts } from './routes.ts'
export { deleteOldFormDrafts } from './store.ts'
