export { budgets, find } from './store.ts'
