export { linkReviewsAtEnd } from './fill.ts'
export { serveReviews } from './routes.ts'
export { find } from './search.ts'
export { collection, statsOf } from './store.ts'
