export { serveReviews } from './routes.ts'
