export { beginQuietly, runTicketClocks } from './alerts.ts'
export { settleTimes } from './store.ts'
