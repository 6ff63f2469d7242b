export { serveEmailChange } from './email.ts'
export { serveMe } from './me.ts'
export { serveProfile } from './routes.ts'
export { serveOwnSettings } from './settings.ts'
