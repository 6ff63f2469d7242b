export { serveTickets } from './routes.ts'
export { collection, figuresOf } from './store.ts'
