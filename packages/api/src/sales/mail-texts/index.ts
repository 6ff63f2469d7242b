export { composeMail, type MailedNote } from './compose.ts'
export { serveMailTexts } from './routes.ts'
