export { serveExports } from './routes.ts'
