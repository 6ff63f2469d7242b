export { serveRefunds } from './routes.ts'
