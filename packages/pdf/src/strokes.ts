import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import type { Letter } from './letters.ts'
import type { Face } from './typefaces.ts'

export const bidi = bidiFactory()

/** Text drawn in one call, from left to right. */
export interface Stroke {
  readonly text: string
  readonly face: Face
}

/** Groups equal neighbors. */
export const grouped = <T>(all: readonly T[], areAlike: (one: T, other: T) => boolean): readonly (readonly T[])[] => {
  const groups: T[][] = []
  for (const each of all) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last !== undefined && areAlike(last, each)) group.push(each)
    else groups.push([each])
  }
  return groups
}

const textOf = (letters: readonly Letter[]) => letters.map(({ character }) => character).join('')
const hasRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u

/** Reverses a word for right-to-left drawing: fonts reverse letters themselves, but not words of signs alone. */
const turned = (letters: readonly Letter[]): string => {
  const characters = letters.map(({ character }) => bidi.getMirroredCharacter(character) ?? character)
  return hasRightToLeft.test(textOf(letters)) ? characters.join('') : characters.reverse().join('')
}

/** Checks for digits read from left to right that their font reverses like Arabic letters. */
const isArabicDigit = ({ character }: Letter): boolean => /[\u0660-\u0669\u06f0-\u06f9]/.test(character)

/** Returns a left-to-right word. */
const straight = (letters: readonly Letter[]): string =>
  textOf(letters.some(isArabicDigit) ? letters.toReversed() : letters)

const areOneStroke = (one: Letter, other: Letter): boolean =>
  one.face === other.face && isArabicDigit(one) === isArabicDigit(other)

/** Returns characters of one direction as they are drawn: by typeface, and right-to-left word by word. */
export const strokesOf = (letters: readonly Letter[], isRtl: boolean): readonly Stroke[] =>
  grouped(letters, (one, other) => areOneStroke(one, other) && !(isRtl && one.character === ' '))
    .map((group) => ({ text: isRtl ? turned(group) : straight(group), face: group[0]?.face }))
    .filter((stroke): stroke is Stroke => stroke.face !== undefined)
    .map((stroke, index, all) => (isRtl ? (all.at(-1 - index) ?? stroke) : stroke))

/** Widths of words, in ems: most words of a document are in the next one too. */
const maxKnown = 20_000
const known = new WeakMap<Font, Map<string, number>>()

const wordWidth = (font: Font, word: string): number => {
  const widths = known.get(font) ?? new Map<string, number>()
  known.set(font, widths)
  const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm
  if (widths.size < maxKnown) widths.set(word, width)
  return width
}

/** Returns the width in ems, measured like pdfkit: a word with its space at a time. */
export const strokeWidth = ({ text, face }: Stroke, isBold: boolean): number =>
  (text.match(/[^ ]* |[^ ]+$/g) ?? []).reduce(
    (sum, word) => sum + wordWidth(isBold ? face.bold : face.regular, word),
    0,
  )
