export { serveReviews } from './routes.ts'
export { byId, collection, figuresOf, newestOf, type ReviewRow } from './store.ts'
