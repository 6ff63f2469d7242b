export { serveReceivables } from './routes.ts'
