export { expenses, find } from './store.ts'
