export { serveRefunds } from './routes.ts'
export { stored } from './store.ts'
