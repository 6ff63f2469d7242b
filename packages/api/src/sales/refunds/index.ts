export { serveRefunds } from './routes.ts'
export { byId, stored } from './store.ts'
