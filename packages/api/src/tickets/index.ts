export { serveTickets } from './routes.ts'
export { keeper } from './store.ts'
