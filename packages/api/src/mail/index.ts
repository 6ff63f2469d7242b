export { forgetMails, openPostman } from './postman.ts'
export { addressed, type Rendered, renderText } from './render.ts'
export { sendMail } from './send-mail.ts'
