export { serveHelp } from './routes.ts'
export { dropOldVisits } from './visits.ts'
