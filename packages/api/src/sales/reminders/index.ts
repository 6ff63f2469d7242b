export { serveReminders } from './routes.ts'
export { beginning, dayAfter, dayRules, followingOf, nextOf, type Remindable, type Rules, reminderOf } from './steps.ts'
export { dueNow, stepsOf } from './store.ts'
