export { serveProfile } from './routes.ts'
