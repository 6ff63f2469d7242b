export { serveProducts } from './routes.ts'
export { collection, keeper } from './store.ts'
