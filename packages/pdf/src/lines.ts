/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak'
import type { Letter } from './letters.ts'
import { bidi, grouped, strokesOf, strokeWidth } from './strokes.ts'

/** Adjacent characters of one typeface and direction, in reading order. */
export interface Run {
  readonly text: string
  readonly family: string
  readonly isRtl: boolean
  /** Distance from the left end of the line, in ems. */
  readonly left: number
  readonly width: number
}

/** Runs in the order in which they are read. */
export type Line = readonly Run[]

/** A character of a bidirectional text; odd levels are right-to-left. */
interface Placed extends Letter {
  readonly level: number
}

export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0)

const textOf = (letters: readonly Letter[]) => letters.map(({ character }) => character).join('')

/** Assigns levels; the direction of a text is that of its first strong character. */
const placed = (letters: readonly Letter[]): readonly Placed[] => {
  const { levels } = bidi.getEmbeddingLevels(textOf(letters))
  let position = 0
  return letters.map((letter) => {
    const level = levels[position] ?? 0
    position += letter.character.length
    return { ...letter, level }
  })
}

/** Pieces between which a line may end. */
const piecesOf = (letters: readonly Placed[]): readonly (readonly Placed[])[] => {
  const breaker = new LineBreaker(textOf(letters))
  const pieces: Placed[][] = []
  let [piece, position]: [Placed[], number] = [[], 0]
  let end = breaker.nextBreak()?.position
  for (const letter of letters) {
    piece.push(letter)
    position += letter.character.length
    if (end === undefined || position < end) continue
    pieces.push(piece)
    piece = []
    end = breaker.nextBreak()?.position
  }
  return pieces
}

const trimmed = (letters: readonly Placed[]): readonly Placed[] =>
  letters.slice(0, letters.findLastIndex(({ character }) => character !== ' ') + 1)

/** Turns around what is written from right to left, and within it what is not (Unicode Annex 9, L2). */
const visual = (runs: readonly (readonly Placed[])[]): readonly (readonly Placed[])[] => {
  const levelOf = (run: readonly Placed[]) => run[0]?.level ?? 0
  let order = runs
  for (let level = Math.max(0, ...runs.map(levelOf)); level > 0; level--) {
    const groups = grouped(order, (one, other) => levelOf(one) >= level === levelOf(other) >= level)
    order = groups.flatMap((group) => (levelOf(group[0] ?? []) >= level ? [...group].reverse() : group))
  }
  return order
}

const runWidth = (letters: readonly Placed[], isRtl: boolean, isBold: boolean): number =>
  strokesOf(letters, isRtl).reduce((sum, stroke) => sum + strokeWidth(stroke, isBold), 0)

const lineOf = (letters: readonly Placed[], isBold: boolean): Line => {
  const runs = grouped(letters, (one, other) => one.level === other.level && one.face.family === other.face.family)
  let end = 0
  const made = new Map(
    visual(runs).map((run) => {
      const [isRtl, left] = [(run[0]?.level ?? 0) % 2 === 1, end]
      const width = runWidth(run, isRtl, isBold)
      end += width
      return [run, { text: textOf(run), family: run[0]?.face.family ?? '', isRtl, left, width }] as const
    }),
  )
  return runs.flatMap((run) => made.get(run) ?? [])
}

/**
 * Breaks a text into lines of at most `maxWidth` ems. Words that are too long are broken anywhere. An empty text is one
 * line.
 */
export const linesOf = (text: readonly Letter[], maxWidth: number, isBold: boolean): readonly Line[] => {
  const widthIn = (letters: readonly Placed[]) => widthOf(lineOf(letters, isBold))
  const lines: (readonly Placed[])[] = []
  let [line, width]: [Placed[], number] = [[], 0]
  const add = (piece: readonly Placed[], pieceWidth: number) => {
    if (line.length > 0 && width + widthIn(trimmed(piece)) > maxWidth) {
      lines.push(line)
      line = []
      width = 0
    }
    line.push(...piece)
    width += pieceWidth
  }
  for (const piece of piecesOf(placed(text))) {
    if (widthIn(trimmed(piece)) <= maxWidth) add(piece, widthIn(piece))
    else for (const letter of piece) add([letter], widthIn([letter]))
  }
  return [...lines, line].map((each) => lineOf(trimmed(each), isBold))
}
