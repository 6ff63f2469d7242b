export { MailTextsPage } from './mail-texts-page.tsx'
