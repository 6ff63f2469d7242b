import type { Lettered } from './letters.ts'
import { linesOf, type Measure, type Run, widthOf } from './lines.ts'
import type { Weight } from './typefaces.ts'

type Pdf = PDFKit.PDFDocument

export interface Look {
  readonly width: number
  readonly size: number
  readonly color: string
  readonly bold?: boolean
  readonly align?: 'left' | 'right'
}

const lineGap = 3

/** Writes on the pages of a document. */
export interface Pen {
  /** Draws a text from a place down; where it ends. */
  readonly write: (text: string, x: number, y: number, look: Look) => number
  /** How much a text would take. */
  readonly heightOf: (text: string, look: Look) => number
}

/** Lines stand as far from each other as the first typeface wants it, whatever is drawn in them. */
export const penFor = (pdf: Pdf, lettered: Lettered): Pen => {
  const metrics = lettered(' ')[0]?.face.fonts.regular
  const unit = 1 / (metrics?.unitsPerEm ?? 1)
  const { ascent = 0, descent = 0, lineGap: leading = 0 } = metrics ?? {}
  const lineOf = ({ size }: Look) => (ascent - descent + leading) * unit * size + lineGap

  const take = ({ face }: Run, { bold, size }: Look) => {
    const weight: Weight = bold ? 'bold' : 'regular'
    const name = `${face.name}-${weight}`
    pdf.registerFont(name, face.fonts[weight] as never)
    return pdf.font(name).fontSize(size)
  }
  const measureOf =
    (look: Look): Measure =>
    (run) =>
      take(run, look).widthOfString(run.text)
  const broken = (text: string, look: Look) => linesOf(lettered(text), look.width, measureOf(look))

  return {
    heightOf: (text, look) => broken(text, look).length * lineOf(look),
    write: (text, x, y, look) => {
      const measure = measureOf(look)
      let top = y
      for (const line of broken(text, look)) {
        let left = look.align === 'right' ? x + look.width - widthOf(line, measure) : x
        for (const run of line) {
          take(run, look)
            .fillColor(look.color)
            .text(run.text, left, top + ascent * unit * look.size, { lineBreak: false, baseline: 'alphabetic' })
          left += measure(run)
        }
        top += lineOf(look)
      }
      return top
    },
  }
}
