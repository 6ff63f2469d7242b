export { serveWaiting } from './routes.ts'
