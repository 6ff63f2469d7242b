export { contentKey as originalKey, dropOriginals } from './originals.ts'
export { readMail } from './read-mail.ts'
export { serveInbound } from './routes.ts'
