import { type Locale, locales } from '@quarterdeck/contract/core/locales'
import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { type MailKind, type MailText, mailKindNames, unknownVariables } from '@quarterdeck/contract/sales/mail-texts'
import type { WriteContext } from '../../context.ts'
import type { Db, Tx } from '../../ports.ts'
import { changeSetting } from '../../records/settings.ts'
import { defaultTexts, type Words } from './defaults.ts'

const keyOf = (kind: MailKind, language: Locale) => `mailText ${kind} ${language}`

const stored = async (db: Db | Tx): Promise<ReadonlyMap<string, Words>> => {
  const rows = await db.selectFrom('installation').select(['key', 'value']).where('key', 'like', 'mailText %').execute()
  // What is kept under these keys was written by `keep`.
  return new Map(rows.map(({ key, value }) => [key, value as Words]))
}

/** What every kind of mail says in every language. */
export const listTexts = async (db: Db | Tx) => {
  const known = await stored(db)
  return mailKindNames.flatMap((kind) =>
    locales.map((language) => {
      const own = known.get(keyOf(kind, language))
      return { kind, language, ...(own ?? defaultTexts[kind][language]), isDefault: own === undefined }
    }),
  )
}

/** What a kind of mail says in a language. */
export const textOf = async (db: Db | Tx, kind: MailKind, language: Locale): Promise<Words> =>
  (await stored(db)).get(keyOf(kind, language)) ?? defaultTexts[kind][language]

/** @throws Problem at the text that names a variable which its kind of mail does not have */
export const guardVariables = (kind: MailKind, words: Partial<Words>): void => {
  for (const field of ['subject', 'text'] as const) {
    const [limit] = unknownVariables(kind, words[field] ?? '')
    if (limit !== undefined)
      throw fieldProblem(field, { code: 'unknown_variable', message: `There is no variable {${limit}}`, limit })
  }
}

/** Keeps what a kind of mail says in a language from now on. @throws Problem as `guardVariables` */
export const keepText = async (context: WriteContext, { kind, language, subject, text }: MailText): Promise<void> => {
  guardVariables(kind, { subject, text })
  await changeSetting(context, keyOf(kind, language), { subject, text })
}

export const resetText = (context: WriteContext, kind: MailKind, language: Locale): Promise<void> =>
  changeSetting(context, keyOf(kind, language), null)
