import { countries } from '@quarterdeck/contract/core/countries'
import { countryIn } from '@quarterdeck/contract/core/country-in'
import { withAsciiDomain } from '@quarterdeck/contract/core/email'
import { fieldProblems } from '@quarterdeck/contract/core/issues'
import { UserDraft, userKind } from '@quarterdeck/contract/people/users'
import { type Importer, importFieldsOf } from '../../records/importer.ts'
import { keyProblems } from './rules.ts'
import { create, takenEmails } from './store.ts'
import { vatIdProblem } from './vat-id.ts'

// Access roles are given on the Users screen by someone who may, never by a file.
const Row = UserDraft.omit({ accessRole: true, image: true, bio: true })

/** A country is stored by its English name, whatever language a file has it in. */
const countryOf = (text: string): string => {
  const code = /[,\n]/.test(text) ? undefined : countryIn(text)
  return countries.find((country) => country.code === code)?.name ?? text
}

/** How people are imported from a file. */
export const importer: Importer<UserDraft> = {
  fields: importFieldsOf(userKind),
  check: (texts) => {
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
    const { address } = given
    const parsed = Row.safeParse({ ...given, ...(address && { address: countryOf(address) }) }, { reportInput: true })
    if (!parsed.success) return { problems: fieldProblems(parsed.error.issues) }
    const vatId = vatIdProblem(parsed.data.vatId)
    return vatId ? { problems: { vatId } } : { value: { ...parsed.data, image: '', bio: '', accessRole: 'viewer' } }
  },
  unique: { field: 'email', of: (email) => withAsciiDomain(email.trim()).toLowerCase() },
  taken: takenEmails,
  refusal: (actor, draft) => keyProblems(actor, undefined, draft),
  create,
}
