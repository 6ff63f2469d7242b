import { toPlainText } from '@quarterdeck/contract/kit/formatted'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { HelpFound, HelpQuestion } from '@quarterdeck/contract/support/help'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { bodyIn, published, questionIn } from './shown.ts'
import { markExact, matchingWords, type Term, termsOf } from './terms.ts'

const max = 8
/** Minimum similarity of a word to one of the text; candidates are then compared for typing errors. */
const alike = 0.3
const maxLookedAt = 30

/** SQL: a text in the same normalization as the terms. */
const compared = (text: RawBuilder<unknown>) => sql`normalize(folded(${text}), NFC)`

const share = (text: RawBuilder<unknown>, { word, pairs }: Term): RawBuilder<number> => {
  if (pairs.length > 0)
    return sql`(select count(*) filter (where strpos(${text}, pair) > 0)::float8 / count(*)
      from unnest(array[${sql.join(pairs)}]::text[]) as pair)`
  return sql`case when strpos(${text}, ${word}) > 0 then 1::float8 else word_similarity(${word}, ${text})::float8 end`
}

/**
 * SQL: the score of a term: a match in the question counts more than one in the keywords, and that more than one in the
 * answer; 0 without a match.
 */
const scoreOf = (term: Term): RawBuilder<number> => {
  const threshold = sql.lit(term.pairs.length > 0 ? 0.5 : alike)
  const of = (name: string, weight: number) => {
    const found = share(sql.ref(`t.${name}`), term)
    return sql`case when ${found} >= ${threshold} then ${found} * ${sql.lit(weight)} else 0 end`
  }
  return sql<number>`greatest(${of('question', 4)}, ${of('keywords', 3)}, ${of('answer', 1)})`
}

/** Returns the number of required words: both of two, and most of a sentence. */
const neededOf = (count: number): number => (count <= 2 ? count : Math.ceil(count * 0.6))

interface Candidate extends HelpQuestion {
  readonly body: string
  readonly keywords: string
}

const textsOf = ({ title, keywords, body }: Candidate): string[] => [title, keywords, toPlainText(body)]

/** Checks that an article contains enough of the words, or the words these were mistyped from. */
const isMeant = (article: Candidate, terms: readonly Term[]): boolean =>
  terms.filter((term) => matchingWords([term], textsOf(article)).length > 0).length >= neededOf(terms.length)

/** Returns the part of an answer around a matching word. */
const excerptOf = (body: string, words: readonly string[]): string => {
  const text = toPlainText(body).replace(/\s+/g, ' ')
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const start = first < 60 ? 0 : lower.lastIndexOf(' ', first - 40) + 1
  const end = start + 180 >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + 180), start + 120)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Returns the articles that contain the words of a search, best first. */
export const search = async (db: Db, q: string, language: Locale): Promise<HelpFound> => {
  const terms = termsOf(q)
  if (terms.length === 0) return { found: [], words: [] }
  const scores = terms.map(scoreOf)
  const { rows } = await sql<Candidate>`
    select a."id", a."category", a."title", a."language", a."keywords", t."body" from (
      select ${questionIn(language)}, ${bodyIn(language)} as "body", a."keywords", a."views" ${published}
    ) as a cross join lateral (
      select ${compared(sql`a."title"`)} as "question", ${compared(sql`a."keywords"`)} as "keywords",
        ${compared(sql`regexp_replace(a."body", '<[^>]*>', ' ', 'g')`)} as "answer", a."body"
    ) as t
    cross join lateral (select ${sql.join(scores.map((score, index) => sql`${score} as ${sql.id(`s${index}`)}`))}) as s
    where ${sql.join(
      scores.map((_, index) => sql`(s.${sql.id(`s${index}`)} > 0)::int`),
      sql` + `,
    )} >= ${neededOf(terms.length)}
    order by ${sql.join(
      scores.map((_, index) => sql`s.${sql.id(`s${index}`)}`),
      sql` + `,
    )} desc, a."views" desc, a."id" limit ${maxLookedAt}`.execute(db)
  const meant = markExact(terms, rows.flatMap(textsOf))
  const found = rows.filter((row) => isMeant(row, meant)).slice(0, max)
  const words = matchingWords(
    meant,
    found.flatMap(({ title, body }) => [title, toPlainText(body)]),
  )
  return {
    found: found.map(({ id, category, language, title, body }) => ({
      id,
      category,
      language,
      title,
      excerpt: excerptOf(body, words),
    })),
    words,
  }
}
