export { composeMail, type MailedNote } from './compose.ts'
export { serveMailTexts } from './routes.ts'
export { mailTextNotices } from './store.ts'
