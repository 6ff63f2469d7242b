import { withAsciiDomain } from '@quarterdeck/contract/core/email'
import { fieldProblems } from '@quarterdeck/contract/core/issues'
import { UserDraft, userKind } from '@quarterdeck/contract/people/users'
import { type Importer, importFieldsOf } from '../../records/importer.ts'
import { keyProblems } from './rules.ts'
import { create, takenEmails } from './store.ts'

// Access roles are given on the Users screen by someone who may, never by a file.
const Row = UserDraft.omit({ accessRole: true, image: true, bio: true, vatId: true })

/** How people are imported from a file. */
export const importer: Importer<UserDraft> = {
  fields: importFieldsOf(userKind),
  check: (texts) => {
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
    const parsed = Row.safeParse(given, { reportInput: true })
    return parsed.success
      ? { value: { ...parsed.data, image: '', bio: '', vatId: '', accessRole: 'viewer' } }
      : { problems: fieldProblems(parsed.error.issues) }
  },
  unique: { field: 'email', of: (email) => withAsciiDomain(email.trim()).toLowerCase() },
  taken: takenEmails,
  refusal: (actor, draft) => keyProblems(actor, undefined, draft),
  create,
}
