export { serveChanges } from './routes.ts'
