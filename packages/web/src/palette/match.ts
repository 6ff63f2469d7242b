import type { Command } from './command.ts'

/** Without case and accents: `Anadir` finds `Añadir`. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A word is found by its beginning; where words are not written apart, by any part. */
const isIn = (text: string, word: string) =>
  wordsOf(text).some((each) => each.startsWith(word)) ||
  (/[^\p{Script=Latin}\p{N}]/u.test(word) && plain(text).includes(word))

const rankOf = ({ label, also }: Command, words: readonly string[]): number => {
  if (words.every((word) => isIn(label, word))) return plain(label).startsWith(words[0] ?? '') ? 2 : 1
  return words.every((word) => isIn(`${label} ${also}`, word)) ? 0 : -1
}

/** The commands that a text means, the likeliest first; all of them for no text. */
export const matchCommands = (commands: readonly Command[], text: string): readonly Command[] => {
  const words = wordsOf(text)
  if (words.length === 0) return text.trim() ? [] : commands
  return commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ command }) => command)
}
