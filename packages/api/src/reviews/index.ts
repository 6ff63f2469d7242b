export { serveReviews } from './routes.ts'
export { figuresOf } from './store.ts'
