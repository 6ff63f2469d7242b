export { type Addressed, addressed, readIds, toPlan, writeLetters } from './letters.ts'
