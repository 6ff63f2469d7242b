export { described } from './described.ts'
