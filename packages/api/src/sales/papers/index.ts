export { servePapers } from './routes.ts'
