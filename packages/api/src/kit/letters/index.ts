export { chosenIds, type Recipients, recipientsAmong, sendLetters, toPlan } from './letters.ts'
