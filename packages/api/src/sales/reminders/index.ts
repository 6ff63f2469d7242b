export { serveReminders } from './routes.ts'
