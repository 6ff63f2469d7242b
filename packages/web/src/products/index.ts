export { useProductHistory } from './history.ts'
