export { departed, remindLeaving } from './departed.ts'
export { leavingNotices } from './leave.ts'
export { serveDeactivation } from './routes.ts'
