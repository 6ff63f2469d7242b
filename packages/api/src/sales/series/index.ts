export { makeDue, pauseNotices } from './make-due.ts'
export { serveSeries, serveSeriesSteps } from './routes.ts'
export { find } from './search.ts'
export { collection } from './store.ts'
