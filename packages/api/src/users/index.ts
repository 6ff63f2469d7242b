export { mostLike } from './find.ts'
export { importer } from './import.ts'
export { serveUsers } from './routes.ts'
export { anyUser, byIds, collection, create, keeper, toWire } from './store.ts'
