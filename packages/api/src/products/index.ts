export { serveProducts } from './routes.ts'
export { keeper } from './store.ts'
