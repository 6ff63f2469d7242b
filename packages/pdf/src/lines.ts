/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak'
import type { Letter } from './letters.ts'
import type { Face } from './typefaces.ts'

/** Letters beside each other that are drawn with the same face. */
export interface Run {
  readonly text: string
  readonly face: Face
}

/** How wide a run is drawn. */
export type Measure = (run: Run) => number

const runsOf = (letters: readonly Letter[]): readonly Run[] => {
  const runs: Run[] = []
  for (const { character, face } of letters) {
    const last = runs.at(-1)
    if (last?.face === face) runs.splice(-1, 1, { text: last.text + character, face })
    else runs.push({ text: character, face })
  }
  return runs
}

export const widthOf = (runs: readonly Run[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure(run), 0)

/** Pieces between which a line may end. */
const piecesOf = (letters: readonly Letter[]): readonly (readonly Letter[])[] => {
  const breaker = new LineBreaker(letters.map(({ character }) => character).join(''))
  const pieces: Letter[][] = []
  let [piece, position]: [Letter[], number] = [[], 0]
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

const trimmed = (letters: readonly Letter[]): readonly Letter[] =>
  letters.slice(0, letters.findLastIndex(({ character }) => character !== ' ') + 1)

/** Lines that are at most so wide. What is too long for a line of its own is broken wherever it has to be. */
export const linesOf = (letters: readonly Letter[], width: number, measure: Measure): readonly (readonly Run[])[] => {
  const fits = (line: readonly Letter[]) => widthOf(runsOf(trimmed(line)), measure) <= width
  const lines: (readonly Letter[])[] = []
  let line: readonly Letter[] = []
  const add = (piece: readonly Letter[]) => {
    if (line.length > 0 && !fits([...line, ...piece])) {
      lines.push(line)
      line = []
    }
    line = [...line, ...piece]
  }
  for (const piece of piecesOf(letters)) {
    if (fits(piece)) add(piece)
    else for (const letter of piece) add([letter])
  }
  return [...lines, line].map((each) => runsOf(trimmed(each)))
}
