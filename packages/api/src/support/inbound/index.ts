export { dropOriginals } from './originals.ts'
export { type ReadMail, readMail } from './read-mail.ts'
export { serveInbound } from './routes.ts'
