import { userKind } from '@quarterdeck/contract/people/users'
import { importerOf } from '../../kit/records/importer.ts'
import { keyProblems } from './rules.ts'
import { create } from './store.ts'
import { vatIdProblem } from './vat-id.ts'

/** Imports people from a file. Access roles are granted on the Users screen, never by a file. */
export const importer = importerOf(userKind, {
  unique: 'email',
  problems: (draft) => {
    const vatId = vatIdProblem(draft.vatId)
    return vatId && { vatId }
  },
  refusal: (actor, draft) => keyProblems(actor, undefined, draft),
  create,
})
