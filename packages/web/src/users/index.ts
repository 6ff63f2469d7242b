export { userMessages } from './messages/index.ts'
