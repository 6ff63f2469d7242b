export { forgetMails, openPostman } from './postman.ts'
export { addressed } from './render.ts'
export { sendMail } from './send-mail.ts'
