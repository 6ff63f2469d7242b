import { type Locale, locales } from '@quarterdeck/contract/kit/locales'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { articleCategories, bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { HelpAnswer, HelpQuestion } from '@quarterdeck/contract/support/help'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'

/** Maximum number of questions on a help page. */
const maxQuestions = 1000
const maxPopular = 6

/** Returns the languages in a reader's order of preference. */
const orderOf = (language: Locale): readonly Locale[] => [...new Set([language, ...locales])]

const isWrittenIn = (locale: Locale) =>
  sql<boolean>`(a.${sql.id(titleFields[locale])} <> '' and a.${sql.id(bodyFields[locale])} <> '')`

/** SQL: a value of an article in the language shown to the reader. */
const inLanguage = <Value>(language: Locale, of: (locale: Locale) => RawBuilder<Value>): RawBuilder<Value> => {
  const cases = orderOf(language).map((locale) => sql`when ${isWrittenIn(locale)} then ${of(locale)}`)
  return sql<Value>`case ${sql.join(cases, sql` `)} end`
}

const titleIn = (language: Locale) => inLanguage(language, (locale) => sql<string>`a.${sql.id(titleFields[locale])}`)
export const bodyIn = (language: Locale) =>
  inLanguage(language, (locale) => sql<string>`a.${sql.id(bodyFields[locale])}`)

/** SQL: the columns of a question. */
export const questionIn = (language: Locale) =>
  sql`a."id", a."category", ${titleIn(language)} as "title", ${inLanguage(language, (locale) => sql<Locale>`${sql.lit(locale)}`)} as "language"`

export const published = sql`from "articles" as a where a."status" = 'Published' and a."deletedAt" is null`

const place = sql`array_position(array[${sql.join(articleCategories.map((name) => sql.lit(name)))}]::text[], a."category"),
  a."position", a."id"`

export const questions = async (db: Db, language: Locale): Promise<HelpQuestion[]> => {
  const { rows } = await sql<HelpQuestion>`
    select ${questionIn(language)} ${published} order by ${place} limit ${maxQuestions}`.execute(db)
  return rows
}

export const popular = async (db: Db, language: Locale): Promise<HelpQuestion[]> => {
  const { rows } = await sql<HelpQuestion>`
    select ${questionIn(language)} ${published} order by a."views" desc, a."id" limit ${maxPopular}`.execute(db)
  return rows
}

/** @throws Problem `Article not found` */
export const answerOf = async (db: Db, id: string, language: Locale): Promise<HelpAnswer> => {
  const { rows } = await sql<HelpAnswer & { updatedAt: Date }>`
    select ${questionIn(language)}, ${bodyIn(language)} as "body", a."updatedAt" ${published}
      and a."id" = ${integerKey(id) ?? 0}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('Article')
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
