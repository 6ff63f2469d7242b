export { serveProducts } from './routes.ts'
export { collection } from './store.ts'
