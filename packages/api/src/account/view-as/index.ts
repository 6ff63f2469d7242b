export { serveViewAs } from './routes.ts'
