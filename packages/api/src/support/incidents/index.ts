export { serveIncidents } from './routes.ts'
