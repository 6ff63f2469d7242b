export { serveEdits } from './routes.ts'
