export { userMessages } from './messages/index.ts'
export { PersonField } from './person-field.tsx'
