export { serveProducts } from './routes.ts'
export { byId, collection, keeper, newestOf, type ProductRow } from './store.ts'
