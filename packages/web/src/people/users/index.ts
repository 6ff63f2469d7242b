export { userMessages } from './messages/index.ts'
export { PersonField } from './person-field.tsx'
export { usePersonFacet } from './use-person-facet.ts'
