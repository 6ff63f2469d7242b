/** What a text is searched for. */
export interface Term {
  readonly word: string
  /** The pairs of letters of a word in a script without spaces, of which half are enough. */
  readonly pairs: readonly string[]
  /** It is meant as it was typed. */
  readonly isExact?: true
}

const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** Endings and particles are written in Hiragana, and stand in every text: they count where there is nothing else. */
const pairsOf = (word: string): string[] => {
  const letters = [...word]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  const telling = pairs.filter((pair) => !/\p{Script=Hiragana}/u.test(pair))
  return telling.length > 0 ? telling : pairs
}

/** Words of a question that say nothing of what it is about. */
const filler = new Set(
  `a an and can do does for how i in is it my of on or the to what where why with
  como cómo con de del el en es la las los mi mis para por qué que se un una y
  das dem den der die ein eine einen für ich im in ist kann man mein meine mit und von was wie wo zu
  は が を に の で と`.split(/\s+/),
)

const wordsIn = (q: string): string[] => q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that a search is about: those that say nothing are left out, where there are others. */
export const termsOf = (q: string): Term[] => {
  const words = [...new Set(wordsIn(q))].slice(0, 8)
  const telling = words.filter((word) => !filler.has(word))
  return (telling.length > 0 ? telling : words).map((word) => ({
    word,
    pairs: isUnspaced(word) && [...word].length > 2 ? pairsOf(word) : [],
  }))
}

/** Whether one word becomes the other by few changes: a letter more, less, or another one, or two that changed places. */
const isClose = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false
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
  return (row.at(-1) ?? most + 1) <= most
}

/** The terms without a guess: what is found as it was typed was not mistyped. */
export const withoutGuesses = (terms: readonly Term[], texts: readonly string[]): Term[] =>
  terms.map((term) =>
    texts.some((text) => text.toLowerCase().includes(term.word)) ? { ...term, isExact: true as const } : term,
  )

/** The words of texts that a search means, as they are written there. */
export const meantIn = (terms: readonly Term[], texts: readonly string[]): string[] => {
  const there = [...new Set(texts.flatMap(wordsIn))]
  const meant = terms.flatMap(({ word, pairs, isExact }) => {
    if (texts.some((text) => text.toLowerCase().includes(word))) return [word]
    if (pairs.length > 0) {
      const some = pairs.filter((pair) => texts.some((text) => text.includes(pair)))
      return some.length * 2 >= pairs.length ? some : []
    }
    if (isExact) return []
    return there.filter((each) => word.length > 3 && isClose(word, each, word.length > 6 ? 2 : 1))
  })
  return [...new Set(meant)]
}
