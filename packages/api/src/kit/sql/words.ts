import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Rarity, trigramsOf } from './rarity.ts'
import { escapeLike, foldedWord } from './select.ts'

/** A number sign means nothing by itself: `#7` is 7. */
const wordsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .flatMap((word) => foldedWord(word).split(/\s+/))
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean)
    .slice(0, 10)

/** Too short for a trigram index to look for in the middle; a short word of Chinese or Japanese says more than two letters. */
const isShort = (word: string) =>
  word.length < 3 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)

/** Matches one or two signs of these, which an index of their own finds (the function `pairs` of the database). */
const isPair = (word: string) =>
  /^[\u1100-\u11ff\u3005\u3007\u3040-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]{1,2}$/u.test(word)

const inside = (word: string) => `%${escapeLike(word)}%`

/** Whether a folded word is somewhere in a text, in the words of its indexes; how rare it is the planner knows by the letters alone. */
export const contains = (searched: RawBuilder<unknown>, word: string): Expression<SqlBool> =>
  isPair(word)
    ? sql<SqlBool>`(${searched} like ${inside(word)} and "pairs"(${searched}) @> array[${word}]::text[])`
    : sql<SqlBool>`${searched} like ${inside(word)}`

const has = (searched: RawBuilder<unknown>, word: string) =>
  isShort(word)
    ? sql`(${searched} like ${`${escapeLike(word)}%`} or ${searched} like ${`% ${escapeLike(word)}%`})`
    : contains(searched, word)

/** Up to how many records are compared one by one. */
const few = 100
/** More than that are sooner found by all letters of the words. */
const max = 1000

/** The parts of words that the index is asked for. */
interface Driving {
  readonly threes: readonly string[]
  /** The words that have some of these parts, and so are found by them. */
  readonly words: readonly string[]
}

/** Of its three letters in a row those that are rarest in a text, and in which portion of it they are. */
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
 * The rarest three letters of as many words as it takes to leave a few records: the index keeps a list of records for all three
 * letters in a row, and walks through those of all it is asked for. Undefined where all of them are needed.
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

/** Whether few records are expected to have all words, so that an index finds them at once. */
export const isRare = (q: string, rarity: Rarity): boolean => drivingOf(wordsOf(q), rarity) !== undefined

/** So many records take an index longer to gather than it takes to meet a page of them on the way through a list. */
const widespread = 4000

/** Whether so many records are expected to have all words. */
export const isWidespread = (q: string, rarity: Rarity): boolean => {
  const { portionOf, rarestOf } = rarestIn(rarity)
  const threes = wordsOf(q).map((word) => rarestOf(word)[0])
  // Of a word without letters that are known nothing is expected.
  const portions = threes.map((three) => (three === undefined ? 0 : portionOf(three)))
  return portions.reduce((expected, portion) => expected * portion, rarity.records) > widespread
}

/** Told apart from the text of the index, so that the index is not asked for it. */
const found = (searched: RawBuilder<unknown>, words: readonly string[]) =>
  sql`(${searched} || '') like all (array[${sql.join(words.map(inside))}])`

/**
 * Every word somewhere in the text, one or two letters at the beginning of a word. The text must be the expression of
 * a trigram index.
 * @param rarity what is known of the text: the same is found with it, sooner
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
