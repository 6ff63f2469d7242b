export { creditNoteOf } from './credit-note.ts'
export { servePapers } from './routes.ts'
