export { useUserHistory } from './history.tsx'
export { userMessages } from './messages/index.ts'
export { PersonField } from './person-field.tsx'
export { useFaces } from './use-faces.ts'
