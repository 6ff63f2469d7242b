export { contentKey as originalKey, deleteOriginals } from './originals.ts'
export { readMail } from './read-mail.ts'
export { serveInbound } from './routes.ts'
