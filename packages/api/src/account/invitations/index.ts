export { serveInvitations } from './routes.ts'
