export { serveTickets } from './routes.ts'
export { byId, collection, figuresOf, newestOf, type TicketRow } from './store.ts'
