export { type Addressed, addressed, chosenIds, toPlan, writeLetters } from './letters.ts'
