export { composeMail } from './compose.ts'
export { serveMailTexts } from './routes.ts'
