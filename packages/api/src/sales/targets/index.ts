export { find, targets } from './store.ts'
