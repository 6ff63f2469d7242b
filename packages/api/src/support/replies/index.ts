export { find, replies } from './store.ts'
