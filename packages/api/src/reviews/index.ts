export { serveReviews } from './routes.ts'
export { find } from './search.ts'
export { collection, figuresOf } from './store.ts'
