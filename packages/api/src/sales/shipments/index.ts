export { serveShipments } from './routes.ts'
export { collection } from './store.ts'
