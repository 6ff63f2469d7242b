export { LetterDialog } from './letter-dialog.tsx'
