export { useUserHistory } from './history.tsx'
export { userMessages } from './messages/index.ts'
export { useFaces } from './use-faces.ts'
