export { byId } from './by-id.ts'
export { serveOrders } from './routes.ts'
export type { OrderDoc } from './rules.ts'
export { collection, figuresOf, keeper, newestOf, type OrderRow } from './store.ts'
