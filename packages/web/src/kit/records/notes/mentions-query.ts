import { notes } from '@quarterdeck/contract/sales/notes'
import { reading } from '../../lib/api/queries.ts'

/** The latest notes that mention the one who is signed in. */
export const myMentions = reading(notes.mentions)
