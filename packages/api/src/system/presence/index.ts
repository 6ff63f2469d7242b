export { servePresence } from './routes.ts'
export { forgetPresence, presenceSince } from './store.ts'
