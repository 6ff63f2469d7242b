export { serveReviews } from './routes.ts'
export { collection, figuresOf } from './store.ts'
