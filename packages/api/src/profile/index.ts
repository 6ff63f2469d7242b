export { serveProfile } from './routes.ts'
export { ownSettingsOf, serveOwnSettings } from './settings.ts'
