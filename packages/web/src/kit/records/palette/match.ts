import { fold } from '@quarterdeck/contract/kit/fold'
import type { MatchKind } from '@quarterdeck/contract/system/search'
import type { Command } from './command.ts'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** A word is found by its beginning; where words are not written apart, by any part. */
const isIn = (text: string, word: string) =>
  wordsOf(text).some((each) => each.startsWith(word)) ||
  (/[^\p{Script=Latin}\p{N}]/u.test(word) && fold(text).includes(word))

const matchOf = ({ label, about = '', also }: Command, words: readonly string[]): MatchKind | undefined => {
  const own = wordsOf(label)
  if (own.join(' ') === words.join(' ')) return 'exact'
  if (words.every((word) => isIn(label, word))) return fold(label).startsWith(words[0] ?? '') ? 'prefix' : 'word'
  return words.every((word) => isIn(`${label} ${about} ${also}`, word)) ? 'part' : undefined
}

const order: readonly MatchKind[] = ['exact', 'prefix', 'word', 'part']

interface Matched {
  readonly command: Command
  /** Absent where nothing is looked for. */
  readonly match?: MatchKind
}

/** The commands that a text means, the likeliest first; all that are always there for no text. */
export const matchCommands = (commands: readonly Command[], text: string): readonly Matched[] => {
  const words = wordsOf(text)
  if (words.length === 0) {
    return text.trim() ? [] : commands.filter(({ onlyTyped }) => !onlyTyped).map((command) => ({ command }))
  }
  return commands
    .flatMap((command) => {
      const match = matchOf(command, words)
      return match ? [{ command, match }] : []
    })
    .sort((a, b) => order.indexOf(a.match) - order.indexOf(b.match))
}

/** Words for records of a kind. */
interface Names<Kind> {
  readonly kind: Kind
  readonly names: string
}

/** A sign or a short word before a number, and one behind it. */
const number = /^(?:#|n\.?[or]\.?)?\s*((?:inv-?)?\d{1,10})\s*(?:番|号)?$/

/**
 * `order 15`, `Bestellung #15` and `注文15` name one record by its kind and its number.
 * @param words what each kind is called, in one or several languages
 */
export const namedRecord = <Kind>(
  text: string,
  words: readonly Names<Kind>[],
): { kind: Kind; q: string } | undefined => {
  const typed = fold(text).trim()
  for (const { kind, names } of words) {
    for (const name of fold(names).split(' ').filter(Boolean)) {
      // Many a language makes its plural with a few letters more.
      const rest = typed.startsWith(name)
        ? typed.slice(name.length).replace(/^\p{Script=Latin}{0,2}(?=[\s#])/u, '')
        : ''
      const [, q] = number.exec(rest.trim()) ?? []
      if (q) return { kind, q }
    }
  }
  return undefined
}

/** The figures of a telephone number, as far as they are grouped otherwise than typed. */
const figuresIn = (text: string, typed: string): string | undefined => {
  const figures = /^[\d\s+()./-]+$/.test(typed) ? typed.replace(/\D/g, '').replace(/^0+/, '') : ''
  return figures.length < 4 ? undefined : new RegExp([...figures].join('[\\s+()./-]*')).exec(text)?.[0]
}

/** The parts of a text that what was typed is found in, as they are written there. */
export const matchedParts = (text: string, typed: string): readonly string[] => {
  const figures = figuresIn(text, typed)
  if (figures) return [figures]
  const signs = [...text]
  // Where each sign of the folded text comes from: an accent has none of its own.
  const from = signs.flatMap((sign, index) => [...fold(sign)].map(() => index))
  const there = [...signs.map(fold).join('')]
  return fold(typed)
    .split(/\s+/)
    .flatMap((word) => {
      const wanted = [...word.replace(/^#/, '')]
      const at = there.findIndex((_, index) => wanted.every((sign, place) => there[index + place] === sign))
      if (wanted.length === 0 || at < 0) return []
      return [signs.slice(from[at], (from[at + wanted.length - 1] ?? 0) + 1).join('')]
    })
}
