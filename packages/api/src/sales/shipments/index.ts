export { serveShipments } from './routes.ts'
export { byId, collection } from './store.ts'
