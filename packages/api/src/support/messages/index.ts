export { serveMessages } from './routes.ts'
export { collection, createMailed } from './store.ts'
