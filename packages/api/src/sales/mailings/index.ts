export { serveMailings } from './routes.ts'
export { mailingKind } from './run.ts'
