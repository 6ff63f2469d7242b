export { serveAccess } from './routes.ts'
