export { serveOrders } from './routes.ts'
export type { OrderDoc } from './rules.ts'
export { collection, figuresOf, keeper } from './store.ts'
