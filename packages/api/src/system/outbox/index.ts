export { serveOutbox } from './routes.ts'
