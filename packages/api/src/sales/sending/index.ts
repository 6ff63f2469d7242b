export { serveSending } from './routes.ts'
