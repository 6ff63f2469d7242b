export { openPostman } from './postman.ts'
export { serveOutbox } from './routes.ts'
export { sendMail } from './send-mail.ts'
export { forgetMails } from './store.ts'
