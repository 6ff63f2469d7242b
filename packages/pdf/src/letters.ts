import { type Face, openTypefaces, type Typeface } from './typefaces.ts'

/** A character, and what it is drawn with. */
export interface Letter {
  readonly character: string
  readonly face: Face
}

/** A text with a face for each of its letters. */
export type Lettered = (text: string) => readonly Letter[]

/** The Japanese printers' sign for a letter that they have not got. */
const replacement = '〓'

/** Without what has no shape of its own, and with one kind of space, minus and tilde each: no font has all of them. */
const drawable = (text: string): string =>
  text
    .replaceAll(/\P{M}\p{M}+/gu, (cluster) => cluster.normalize('NFC'))
    .replaceAll(/[\u2007\u2009\u202f]/g, '\u00a0')
    .replaceAll(/[^\S\u00a0\u3000]|\p{Cc}/gu, ' ')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cs}]/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\uff5e', '\u301c')

/** Words of alphabets; everything else stands for itself. */
const words = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|./gsu
const wordsOf = (text: string): readonly string[] => drawable(text).match(words) ?? []

/** A word is set in one typeface that has all of it; without any, each letter in the first that has it. */
const letterWord = async (
  typefaces: readonly Typeface[],
  find: ReturnType<typeof openTypefaces>,
  word: string,
): Promise<readonly Letter[]> => {
  const found: (Letter | undefined)[] = [...word].map(() => undefined)
  for (const typeface of typefaces) {
    const here: (Letter | undefined)[] = []
    for (const character of word) {
      const face = await find(typeface, character)
      here.push(face && { character, face })
    }
    const whole = here.filter((letter) => letter !== undefined)
    if (whole.length === here.length) return whole
    for (const [index, letter] of here.entries()) found[index] ??= letter
  }
  const [instead] = word === replacement ? [] : await letterWord(typefaces, find, replacement)
  return found.map((letter) => letter ?? instead).filter((letter) => letter !== undefined)
}

/** Chooses faces for the letters of texts; files of typefaces are loaded when they are needed first. */
export const letterer = (typefaces: readonly Typeface[]) => {
  const find = openTypefaces()
  return async (texts: readonly string[]): Promise<Lettered> => {
    const known = new Map<string, readonly Letter[]>()
    for (const word of new Set(texts.flatMap(wordsOf))) known.set(word, await letterWord(typefaces, find, word))
    return (text) => wordsOf(text).flatMap((word) => known.get(word) ?? [])
  }
}
