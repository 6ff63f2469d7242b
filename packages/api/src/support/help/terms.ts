import { fold } from '@quarterdeck/contract/kit/fold'

/** A word to search for. */
export interface Term {
  readonly word: string
  /** Pairs of characters of a word in a script without spaces; half of them must match. */
  readonly pairs: readonly string[]
  /** True if the term was found as typed, so that typing errors are not considered. */
  readonly isExact?: true
}

const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** Returns pairs of characters, without Hiragana if there are others: endings and particles are in every text. */
const pairsOf = (word: string): string[] => {
  const letters = [...word]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  const telling = pairs.filter((pair) => !/\p{Script=Hiragana}/u.test(pair))
  return telling.length > 0 ? telling : pairs
}

/** Words of a question that say nothing of what it is about. */
const filler = new Set(
  `a an and can do does for how i in is it my of on or the to what where why with
  como con de del el en es la las los mi mis para por que se un una y
  das dem den der die ein eine einen fur ich im in ist kann man mein meine mit und von was wie wo zu
  は が を に の で と`.split(/\s+/),
)

/** Normalizes a text for comparison; marks that are part of a letter, as in Japanese, stay. */
const compared = (text: string): string => fold(text).normalize('NFC')

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns the spellings of a word in a text. */
const writtenIn = (text: string, word: string): string[] => {
  const letters = [...text]
  const folded = letters.map(compared)
  // Index in the text of each compared character.
  const origins = folded.flatMap((each, index) => Array.from({ length: each.length }, () => index))
  const whole = folded.join('')
  const found = new Set<string>()
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length)) {
    const written = letters.slice(origins[at], (origins[at + word.length - 1] ?? 0) + 1)
    found.add(written.join('').toLowerCase())
  }
  return [...found]
}

/** Returns the terms of a search without stop words, unless there are no others. */
export const termsOf = (q: string): Term[] => {
  const words = [...new Set(wordsIn(compared(q)))].slice(0, 8)
  const telling = words.filter((word) => !filler.has(word))
  return (telling.length > 0 ? telling : words).map((word) => ({
    word,
    pairs: isUnspaced(word) && [...word].length > 2 ? pairsOf(word) : [],
  }))
}

/**
 * Checks that one word becomes the other by at most `most` edits: insertion, deletion, replacement or transposition of
 * a letter.
 */
const isClose = (one: string, other: string, maxEdits: number): boolean => {
  if (Math.abs(one.length - other.length) > maxEdits) return false
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps.push((before[j - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    ;[before, row] = [row, next]
  }
  return (row.at(-1) ?? maxEdits + 1) <= maxEdits
}

/** Marks the terms that were found as typed, so that typing errors are not considered. */
export const markExact = (terms: readonly Term[], texts: readonly string[]): Term[] =>
  terms.map((term) =>
    texts.some((text) => compared(text).includes(term.word)) ? { ...term, isExact: true as const } : term,
  )

/** Returns the words of texts that match a search, as spelled there. */
export const matchingWords = (terms: readonly Term[], texts: readonly string[]): string[] => {
  const there = [...new Set(texts.flatMap(wordsIn))]
  const meant = terms.flatMap(({ word, pairs, isExact }) => {
    const written = texts.flatMap((text) => writtenIn(text, word))
    if (written.length > 0) return written
    if (pairs.length > 0) {
      const some = pairs.filter((pair) => texts.some((text) => compared(text).includes(pair)))
      return some.length * 2 >= pairs.length ? some : []
    }
    if (isExact) return []
    return there.filter((each) => word.length > 3 && isClose(word, compared(each), word.length > 6 ? 2 : 1))
  })
  return [...new Set(meant)]
}
