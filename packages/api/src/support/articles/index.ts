export { serveArticles } from './routes.ts'
export { articles, find } from './store.ts'
