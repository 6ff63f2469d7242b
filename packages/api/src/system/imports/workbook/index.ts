export { isWorkbook, openWorkbook, readWorkbook } from './read.ts'
