import { fold as folded } from '@quarterdeck/contract/kit/fold'
import { type MatchKind, matchKinds } from '@quarterdeck/contract/system/search'

/** Match of a record: its kind, and the text that matched. */
export interface Match {
  readonly match: MatchKind
  readonly matched: string
}

/** Texts of a record that a search is compared with. */
export interface SearchTexts {
  /** Formatted number of the record, if the search names it. */
  readonly number?: string | undefined
  /** Texts of the record itself. */
  readonly texts: readonly string[]
  /**
   * Texts of related records, such as the name of a customer. They rank lower: a search for a customer should find the customer
   * first.
   */
  readonly besides?: readonly string[]
  readonly phone?: string
}

const fold = (text: string) => folded(text).trim()

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

/** Removes spaces: Chinese and Japanese names are written with and without them. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

const kindOf = (query: string, text: string): MatchKind | undefined => {
  const there = fold(text)
  if (withoutSpaces(there) === withoutSpaces(query)) return 'exact'
  if (there.startsWith(query)) return 'prefix'
  const [words, own] = [wordsOf(query), wordsOf(there)]
  if (words.length === 0) return undefined
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return 'word'
  return there.includes(query) || words.every((word) => there.includes(word)) ? 'part' : undefined
}

const rank = ({ match }: Pick<Match, 'match'>) => matchKinds.indexOf(match)

/** Returns the best match among the texts of a record. */
export const matchOf = (q: string, { number, texts, besides = [], phone }: SearchTexts): Match => {
  if (number !== undefined) return { match: 'number', matched: number }
  const query = fold(q)
  const found = texts.flatMap((matched): Match[] => {
    const match = kindOf(query, matched)
    return match ? [{ match, matched }] : []
  })
  const [best] = found.toSorted((one, other) => rank(one) - rank(other))
  if (best) return best
  const [first = ''] = texts
  if (phone !== undefined) {
    return /\p{L}/u.test(q) ? { match: 'similar', matched: first } : { match: 'phone', matched: phone }
  }
  return { match: 'part', matched: besides.find((text) => kindOf(query, text)) ?? first }
}

/** Sorts by kind of match, the best first. Stable. */
export const sortByMatch = <Row extends Match>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => rank(one) - rank(other))
