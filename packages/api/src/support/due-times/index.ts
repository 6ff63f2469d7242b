export { beginQuietly, runTicketClocks } from './alerts.ts'
export { clockSubscriber } from './store.ts'
