export { filesOf, forgetMails, openPostman } from './postman.ts'
export { addressed, type Rendered, renderText, tokenPlace } from './render.ts'
export { postMail, sendMail } from './send-mail.ts'
export { tokenOf } from './token.ts'
