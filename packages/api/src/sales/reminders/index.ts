export { serveReminders } from './routes.ts'
export { dayAfter, followingOf, nextOf, type Remindable, type Rules, reminderOf } from './steps.ts'
export { dueNow, stepsOf } from './store.ts'
