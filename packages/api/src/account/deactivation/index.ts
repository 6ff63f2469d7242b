export { departed, remindLeaving } from './departed.ts'
export { serveDeactivation } from './routes.ts'
