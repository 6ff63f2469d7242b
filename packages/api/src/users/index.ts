export { importer } from './import.ts'
export { serveUsers } from './routes.ts'
export { anyUser, byIds, create, keeper, mostLike, toWire } from './store.ts'
