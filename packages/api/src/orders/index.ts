export { serveOrders } from './routes.ts'
export { keeper } from './store.ts'
