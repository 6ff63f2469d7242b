export { serveContact } from './routes.ts'
