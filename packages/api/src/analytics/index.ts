export { serveAnalytics } from './routes.ts'
export { dropOldVisits, listed } from './store.ts'
