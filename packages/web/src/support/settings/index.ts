export { SupportSettingsPage } from './settings-page.tsx'
