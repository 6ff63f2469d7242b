import type { Box, PaperText } from '@quarterdeck/contract/sales/printed'
import type { Lettered } from './letters.ts'
import { linesOf, widthOf } from './lines.ts'
import type { Frame, Piece } from './sheets.ts'

export const ink = { text: '#1a1d21', muted: '#5f6672', line: '#d5d9df' }

export interface Look extends Pick<PaperText, 'size' | 'role' | 'cell'> {
  /** Distance from the left edge of the area; in right-to-left documents from its right edge. */
  readonly x: number
  readonly width: number
  readonly color?: string
  readonly isBold?: boolean
  readonly align?: 'left' | 'right'
}

/** Makes boxes of texts. */
export interface Writer {
  readonly frame: Frame
  /** A text, line by line. */
  readonly write: (text: string, look: Look) => readonly Piece[]
  readonly rule: (x: number, width: number) => Piece
  /** @param height of the whole piece, of which the picture is the upper part */
  readonly image: (source: string, alt: string, at: { x: number; width: number; height: number }) => Piece
}

/** Rounds points; invisible decimals would only make the file longer. */
const round = (points: number): number => Math.round(points * 100) / 100

/** Line height and baseline in ems, for any typeface. */
const [lineHeight, baseline] = [1.42, 1.1]

export const writerFor = (frame: Frame, lettered: Lettered, isRtl: boolean): Writer => {
  const leftOf = (x: number, width: number) => frame.left + (isRtl ? frame.width - x - width : x)

  const lineBoxes = (line: ReturnType<typeof linesOf>[number], top: number, look: Look): readonly Box[] => {
    const { x, width, size, role, cell, color = ink.text, isBold = false, align = 'left' } = look
    const start = leftOf(x, width) + ((align === 'right') === isRtl ? 0 : width - widthOf(line) * size)
    return line.map((run) => ({
      kind: 'text',
      x: round(start + run.left * size),
      y: round(top + baseline * size),
      width: round(run.width * size),
      text: run.text,
      size,
      isBold,
      color,
      isRtl: run.isRtl,
      font: run.family,
      role,
      ...(cell && { cell }),
    }))
  }

  const write: Writer['write'] = (text, look) =>
    text
      .split('\n')
      .flatMap((paragraph) => linesOf(lettered(paragraph), look.width / look.size, look.isBold ?? false))
      .map((line) => ({ height: look.size * lineHeight, boxes: (top) => lineBoxes(line, top, look) }))

  return {
    frame,
    write,
    rule: (x, width) => ({
      height: 0.5,
      boxes: (top) => [
        { kind: 'rule', x: round(leftOf(x, width)), y: round(top), width: round(width), color: ink.line },
      ],
    }),
    image: (source, alt, { x, width, height }) => ({
      height,
      boxes: (top) => [
        {
          kind: 'image',
          x: round(leftOf(x, width)),
          y: round(top),
          width: round(width),
          height: round(height),
          source,
          alt,
        },
      ],
    }),
  }
}
