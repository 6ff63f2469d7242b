export { serveTickets } from './routes.ts'
export { find } from './search.ts'
export { collection, statsOf } from './store.ts'
