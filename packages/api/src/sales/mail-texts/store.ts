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
  // What is kept under these keys was written by `keepText`; null where it was taken back.
  const usual = defaultTexts[kind][language]
  const own = (value ?? usual) as Words
  return { kind, language, ...own, isDefault: same(own, usual), version }
}

const untouched: Setting = { value: undefined, version: 0 }

/** What every kind of mail says in every language. */
export const listTexts = async (db: Db | Tx) => {
  const rows = await db.selectFrom('installation').selectAll().where('key', 'like', 'mailText %').execute()
  const known = new Map(rows.map((row) => [row.key, row]))
  return mailKindNames.flatMap((kind) =>
    locales.map((language) => toDto({ kind, language }, known.get(keyOf(kind, language)) ?? untouched)),
  )
}

/** What a kind of mail says in a language. */
export const textOf = async (db: Db | Tx, kind: MailKind, language: Locale): Promise<Words> =>
  ((await settingOf(db, keyOf(kind, language))) as Words | undefined) ?? defaultTexts[kind][language]

/** @throws Problem at the text that names a variable which its kind of mail does not have */
export const guardVariables = (kind: MailKind, words: Partial<Words>): void => {
  for (const field of ['subject', 'text'] as const) {
    const [limit] = unknownVariables(kind, words[field] ?? '')
    if (limit !== undefined)
      throw fieldProblem(field, { code: 'unknown_variable', message: `There is no variable {${limit}}`, limit })
  }
}

/**
 * Keeps what a kind of mail says in a language from now on.
 * @param words undefined for what it said before anybody changed it
 * @throws Problem as `guardVariables`; `conflict` where it was changed after it was seen
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

/** Tells that somebody changed the text of a mail. */
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
