export { serveReminders } from './routes.ts'
export { type Remindable, type Rules, verdictOn } from './steps.ts'
export { dueNow, stepsOf } from './store.ts'
