import { fieldProblems } from '@quarterdeck/contract/issues'
import { UserDraft } from '@quarterdeck/contract/users'
import type { Importer } from '../db/importer.ts'
import { keyProblems } from './rules.ts'
import { create, takenEmails } from './store.ts'

// Access roles are given on the Users screen by someone who may, never by a file.
const Row = UserDraft.omit({ accessRole: true, image: true, bio: true })

/** Headers in the languages of the product. */
const fields = [
  { name: 'name', required: true, headers: ['full name', 'nombre', 'nombre completo', 'voller name', '名前', '氏名'] },
  {
    name: 'email',
    required: true,
    headers: [
      'e mail',
      'mail',
      'email address',
      'correo',
      'correo electrónico',
      'e mail adresse',
      'メール',
      'メールアドレス',
    ],
  },
  { name: 'phone', required: false, headers: ['telephone', 'mobile', 'teléfono', 'telefon', '電話', '電話番号'] },
  { name: 'address', required: false, headers: ['country', 'país', 'land', '国'] },
  { name: 'role', required: false, headers: ['job title', 'title', 'cargo', 'puesto', 'position', '役職', '職種'] },
  { name: 'status', required: false, headers: ['state', 'estado', 'ステータス', '状態'] },
] as const

/** How people are imported from a file. */
export const importer: Importer<UserDraft> = {
  fields,
  check: (texts) => {
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
    const parsed = Row.safeParse(given, { reportInput: true })
    return parsed.success
      ? { value: { ...parsed.data, image: '', bio: '', accessRole: 'viewer' } }
      : { problems: fieldProblems(parsed.error.issues) }
  },
  unique: { field: 'email', of: (email) => email.trim().toLowerCase() },
  taken: takenEmails,
  refusal: (actor, draft) => keyProblems(actor, undefined, draft),
  create,
}
