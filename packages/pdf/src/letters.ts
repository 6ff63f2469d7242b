import { joined, shapedWords } from './scripts.ts'
import type { Face, Typefaces } from './typefaces.ts'

/** A character and its typeface. */
export interface Letter {
  readonly character: string
  readonly face: Face
  /** Original character, if no typeface has it. */
  readonly lacks?: string
}

/** Assigns typefaces to the characters of a text. */
export interface Lettered {
  (text: string): readonly Letter[]
  /** Characters that no typeface has, each once. */
  readonly lacking: readonly string[]
}

/** Japanese printers' sign for a missing character. */
const replacement = '〓'

/** Characters without a shape, except those that join letters or keep them apart. */
const ignorable = new RegExp(String.raw`(?!(?<=${joined})[\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cs}]`, 'gu')

/**
 * Removes characters without a shape and unifies spaces, minus signs and tildes, because fonts don't have all of them.
 * Joiners and non-joiners stay.
 */
const drawable = (text: string): string =>
  text
    .replaceAll(/\P{M}\p{M}+/gu, (cluster) => cluster.normalize('NFC'))
    .replaceAll(/[\u2007\u2009\u202f]/g, '\u00a0')
    .replaceAll(/[^\S\u00a0\u3000]|\p{Cc}/gu, ' ')
    .replaceAll(ignorable, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\uff5e', '\u301c')

/** Sequences that need a single typeface; every other character can be set in any. */
const words = new RegExp(
  [
    String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+`,
    String.raw`[\p{Script=Arabic}\p{M}\u200c\u200d]+`,
    String.raw`[\p{Script=Hebrew}\p{M}]+`,
    String.raw`[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]+`,
    String.raw`\p{Script=Hangul}+`,
    ...shapedWords,
    '.',
  ].join('|'),
  'gsu',
)
const wordsOf = (text: string): readonly string[] => drawable(text).match(words) ?? []

/** Sets a word in one typeface that has all of it; without any, each character in the first that has it. */
const letterWord = async (typefaces: Typefaces, word: string): Promise<readonly Letter[]> => {
  const found: (Letter | undefined)[] = [...word].map(() => undefined)
  for (const family of typefaces.families) {
    const here: (Letter | undefined)[] = []
    for (const character of word) {
      const face = await typefaces.find(family, character)
      here.push(face && { character, face })
    }
    const whole = here.filter((letter) => letter !== undefined)
    if (whole.length === here.length) return whole
    for (const [index, letter] of here.entries()) found[index] ??= letter
  }
  const [instead] = word === replacement ? [] : await letterWord(typefaces, replacement)
  const characters = [...word]
  return found
    .map((letter, index) => letter ?? (instead && { ...instead, lacks: characters[index] ?? '' }))
    .filter((letter) => letter !== undefined)
}

/** Adds spaces to the preceding word, so that text of one typeface is drawn in one call. */
const withSpaces = (letters: readonly Letter[], spaces: ReadonlyMap<string, Face>): readonly Letter[] => {
  let family: string | undefined
  return letters.map((letter) => {
    const face = letter.character === ' ' && family ? spaces.get(family) : undefined
    if (face) return { character: ' ', face }
    family = letter.face.family
    return letter
  })
}

/** Chooses typefaces for the characters of texts; font files are read when needed. */
export const letterer =
  (typefaces: Typefaces) =>
  async (texts: readonly string[]): Promise<Lettered> => {
    const known = new Map<string, readonly Letter[]>()
    for (const word of new Set([' ', ...texts.flatMap(wordsOf)])) known.set(word, await letterWord(typefaces, word))
    const spaces = new Map<string, Face>()
    for (const { face } of [...known.values()].flat()) {
      const space = spaces.get(face.family) ?? (await typefaces.find(face.family, ' '))
      if (space) spaces.set(face.family, space)
    }
    const lacking = [...known.values()].flat().flatMap(({ lacks }) => lacks ?? [])
    const lettered = (text: string) => {
      const letters = wordsOf(text).flatMap((word) => known.get(word) ?? [])
      return withSpaces(letters, spaces)
    }
    return Object.assign(lettered, { lacking: [...new Set(lacking)] })
  }

/** Returns the characters of a text that is set in one typeface. */
export const lettersIn = async ({ find }: Typefaces, family: string, text: string): Promise<readonly Letter[]> => {
  const letters: Letter[] = []
  for (const character of text) {
    const face = await find(family, character)
    if (face) letters.push({ character, face })
  }
  return letters
}
