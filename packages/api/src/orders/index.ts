export { guardVersion, piecesOf, tooMuch } from './pieces.ts'
export { serveOrders } from './routes.ts'
export type { OrderDoc } from './rules.ts'
export { byId, collection, figuresOf, keeper, newestOf, type OrderRow } from './store.ts'
