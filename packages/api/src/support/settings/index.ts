export { assigneeFrom } from './assign.ts'
export { serveSupportSettings } from './routes.ts'
export { settingsOf } from './store.ts'
