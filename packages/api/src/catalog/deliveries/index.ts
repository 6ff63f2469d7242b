export { serveDeliveries } from './routes.ts'
export { collection } from './store.ts'
