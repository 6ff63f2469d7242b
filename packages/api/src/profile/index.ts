export { serveEmailChange } from './email.ts'
export { serveProfile } from './routes.ts'
export { ownSettingsOf, serveOwnSettings } from './settings.ts'
