import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Rarity, trigramsOf } from './rarity.ts'
import { escapeLike, foldedWord } from './select.ts'

/** Splits a search into words; a number sign is ignored: `#7` is 7. */
const wordsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .flatMap((word) => foldedWord(word).split(/\s+/))
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean)
    .slice(0, 10)

/** Returns true for words that are too short for a trigram index, unless they are Chinese or Japanese. */
const isShort = (word: string) =>
  word.length < 3 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)

/** Returns true for one or two CJK characters, which have their own index (database function `pairs`). */
const isPair = (word: string) =>
  /^[\u1100-\u11ff\u3005\u3007\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]{1,2}$/u.test(word)

const inside = (word: string) => `%${escapeLike(word)}%`

/**
 * Returns the condition that a text contains a folded word, in a form that its indexes support. The planner estimates only by its
 * letters.
 */
export const contains = (searched: RawBuilder<unknown>, word: string): Expression<SqlBool> =>
  isPair(word)
    ? sql<SqlBool>`(${searched} like ${inside(word)} and "pairs"(${searched}) @> array[${word}]::text[])`
    : sql<SqlBool>`${searched} like ${inside(word)}`

const has = (searched: RawBuilder<unknown>, word: string) =>
  isShort(word)
    ? sql`(${searched} like ${`${escapeLike(word)}%`} or ${searched} like ${`% ${escapeLike(word)}%`})`
    : contains(searched, word)

/** Number of records up to which they are compared one by one. */
const few = 100
/** Number of records above which an index search with all trigrams is faster. */
const max = 1000

/** Trigrams for which the index is searched. */
interface Driving {
  readonly threes: readonly string[]
  /** Words that contain them, and so need no condition of their own. */
  readonly words: readonly string[]
}

/** Returns the rarest trigram of a word, and its share of the records. */
const rarestIn = ({ looked, counts, isWorldly }: Rarity) => {
  const isKnown = isWorldly ? /^[\p{L}\p{N}]{3}$/u : /^[a-z0-9]{3}$/
  const portionOf = (three: string) => ((counts.get(three) ?? 0) + 1) / (looked + 1)
  const rarestOf = (word: string) =>
    trigramsOf(word)
      .filter((three) => isKnown.test(three))
      .toSorted((one, other) => portionOf(one) - portionOf(other))
      .slice(0, 1)
  return { portionOf, rarestOf }
}

/**
 * Returns the rarest trigrams of as many words as it takes to leave few records: the index has a list of records for each trigram
 * and reads all those requested. Returns undefined if all trigrams are needed.
 */
const drivingOf = (words: readonly string[], rarity: Rarity): Driving | undefined => {
  const { portionOf, rarestOf } = rarestIn(rarity)
  const threes = [...new Set(words.flatMap(rarestOf))].toSorted((one, other) => portionOf(one) - portionOf(other))
  const chosen: string[] = []
  let expected = rarity.records
  for (const three of threes) {
    if (expected <= few) break
    chosen.push(three)
    expected *= portionOf(three)
  }
  if (expected > max) return undefined
  return { threes: chosen, words: words.filter((word) => rarestOf(word).length > 0) }
}

/** Returns true if few records are expected to contain all words, so that an index finds them at once. */
export const isRare = (q: string, rarity: Rarity): boolean => drivingOf(wordsOf(q), rarity) !== undefined

/** Number of hits whose collection from an index takes longer than a scan of the list up to a full page. */
const widespread = 4000

/** Returns true if that many records are expected to contain all words. */
export const isWidespread = (q: string, rarity: Rarity): boolean => {
  const { portionOf, rarestOf } = rarestIn(rarity)
  const threes = wordsOf(q).map((word) => rarestOf(word)[0])
  // Words without known letters are assumed to be absent.
  const portions = threes.map((three) => (three === undefined ? 0 : portionOf(three)))
  return portions.reduce((expected, portion) => expected * portion, rarity.records) > widespread
}

/** Compares another expression than the index has, so that the index isn't used. */
const found = (searched: RawBuilder<unknown>, words: readonly string[]) =>
  sql`(${searched} || '') like all (array[${sql.join(words.map(inside))}])`

/**
 * Returns the condition that a text contains every word; one or two letters match at the beginning of a word. The text must be
 * the expression of a trigram index.
 * @param rarity statistics of the text; the result is the same without them, but slower
 */
export const matches = (searched: RawBuilder<unknown>, q: string, rarity?: Rarity): Expression<SqlBool> => {
  const words = wordsOf(q)
  if (words.length === 0) return sql<SqlBool>`true`
  const driving = rarity && drivingOf(words, rarity)
  const parts = driving
    ? [
        ...driving.threes.map((three) => has(searched, three)),
        ...words.filter((word) => !driving.words.includes(word)).map((word) => has(searched, word)),
        found(searched, driving.words),
      ]
    : words.map((word) => has(searched, word))
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}
