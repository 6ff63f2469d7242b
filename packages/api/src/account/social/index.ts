export { serveSocial } from './routes.ts'
