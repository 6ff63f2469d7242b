export { serveProductFigures } from './figures.ts'
export { publishDue } from './publish-due.ts'
export { serveProducts } from './routes.ts'
export { byId, collection, keeper, newestOf, type ProductRow } from './store.ts'
