import { type Locale, locales } from '@quarterdeck/contract/kit/locales'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type MailKind, type MailText, mailKindNames, unknownVariables } from '@quarterdeck/contract/sales/mail-texts'
import type { Subscriber, WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { type Setting, settingOf } from '../../kit/sql/setting.ts'
import { notifyWhoMay } from '../../system/notices/index.ts'
import { defaultTexts, type Words } from './defaults.ts'

const keyPrefix = 'mailText '
const keyOf = (kind: MailKind, language: Locale) => `${keyPrefix}${kind} ${language}`

type Which = Pick<MailText, 'kind' | 'language'>

const toDto = ({ kind, language }: Which, { value, version }: Setting) => {
  // Values of these keys are written by `keepText`; null after a reset.
  const defaults = defaultTexts[kind][language]
  const own = (value ?? defaults) as Words
  return { kind, language, ...own, isDefault: same(own, defaults), version }
}

const untouched: Setting = { value: undefined, version: 0 }

/** Returns the texts of all kinds of mail in all languages. */
export const listTexts = async (db: Db | Tx) => {
  const rows = await db.selectFrom('installation').selectAll().where('key', 'like', 'mailText %').execute()
  const known = new Map(rows.map((row) => [row.key, row]))
  return mailKindNames.flatMap((kind) =>
    locales.map((language) => toDto({ kind, language }, known.get(keyOf(kind, language)) ?? untouched)),
  )
}

/** Returns the text of a kind of mail in a language. */
export const textOf = async (db: Db | Tx, kind: MailKind, language: Locale): Promise<Words> =>
  ((await settingOf(db, keyOf(kind, language))) as Words | undefined) ?? defaultTexts[kind][language]

/** @throws Problem at a text with a variable that its kind of mail doesn't have */
export const guardVariables = (kind: MailKind, words: Partial<Words>): void => {
  for (const field of ['subject', 'text'] as const) {
    const [limit] = unknownVariables(kind, words[field] ?? '')
    if (limit !== undefined)
      throw fieldProblem(field, { code: 'unknown_variable', message: `There is no variable {${limit}}`, limit })
  }
}

/**
 * Stores the text of a kind of mail in a language.
 * @param words undefined to reset it to the default
 * @throws Problem as `guardVariables`; `conflict` if it was changed since it was read
 */
export const keepText = async (
  context: WriteContext,
  which: Which,
  words: Words | undefined,
  ifMatch: number | undefined,
) => {
  if (words) guardVariables(which.kind, words)
  const key = keyOf(which.kind, which.language)
  const toDtoOf = (setting: Setting) => toDto(which, setting)
  const version = await changeSetting(context, { key, value: words ?? null, ifMatch, toDto: toDtoOf })
  return toDtoOf({ value: words, version })
}

/** Notifies people of a changed mail text. */
export const mailTextNotices: Subscriber = {
  name: 'notice of mail texts',
  when: 'within',
  kinds: ['settings'],
  run: async (context, changes) => {
    for (const { record } of changes) {
      if (!record.startsWith(keyPrefix)) continue
      await notifyWhoMay(context, { event: 'mail_text_changed', data: { by: context.actor.name } })
    }
  },
}
