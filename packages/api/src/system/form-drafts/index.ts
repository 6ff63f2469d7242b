export { serveFormDrafts } from './routes.ts'
export { forgetFormDrafts } from './store.ts'
