import type { PrintedColumn, PrintedDocument } from '@quarterdeck/contract/printed'
import PDFDocument from 'pdfkit'

/** TrueType, each complete: only the glyphs that occur get into a file. */
export interface Fonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

type Pdf = PDFKit.PDFDocument

const [margin, width, bottom] = [56, 483, 762]
const ink = { text: '#1a1d21', muted: '#5f6672', line: '#d5d9df' }
const sizes = { title: 22, name: 12, text: 9.5, small: 8.5 }

const right = margin + width

/** The font has no narrow spaces, no minus and no fullwidth tilde, which dates and amounts are written with. */
const drawable = (text: string): string =>
  text
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll('\u2212', '-')
    .replaceAll('\uff5e', '\u301c')

const say = (pdf: Pdf, text: string, x: number, y: number, about: TextLook = {}): void => {
  const { size = sizes.text, color = ink.text, bold = false, ...options } = about
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(drawable(text), x, y, { lineGap: 3, ...options })
}

interface TextLook extends PDFKit.Mixins.TextOptions {
  readonly size?: number
  readonly color?: string
  readonly bold?: boolean
}

const rule = (pdf: Pdf, y: number): void => {
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(ink.line).stroke()
}

const head = (pdf: Pdf, { title, sender }: PrintedDocument): number => {
  say(pdf, title, margin, margin, { size: sizes.title, bold: true, width: width * 0.6 })
  say(pdf, sender, margin, margin + 9, { size: sizes.name, bold: true, width, align: 'right' })
  return margin + 56
}

/** What it is about on the left, to whom on the right. */
const about = (pdf: Pdf, { facts, blocks }: PrintedDocument, top: number): number => {
  const [labels, values, column] = [112, width / 2 - 128, margin + width / 2 + 16]
  let y = top
  for (const [label, value] of facts) {
    say(pdf, label, margin, y, { width: labels, color: ink.muted })
    const labelEnd = pdf.y
    say(pdf, value, margin + labels, y, { width: values })
    y = Math.max(labelEnd, pdf.y) + 2
  }
  let end = top
  for (const { title, lines } of blocks) {
    say(pdf, title, column, end, { width: right - column, color: ink.muted })
    for (const line of lines) say(pdf, line, column, pdf.y + 2, { width: right - column })
    end = pdf.y + 12
  }
  return Math.max(y, end) + 24
}

/** Cells side by side; where the tallest of them ends. */
const row = (
  pdf: Pdf,
  columns: readonly PrintedColumn[],
  cells: readonly string[],
  y: number,
  look: TextLook,
): number => {
  let x = margin
  let end = y
  for (const [index, { share, align }] of columns.entries()) {
    const isLast = index === columns.length - 1
    say(pdf, cells[index] ?? '', x, y, { ...look, width: width * share - (isLast ? 0 : 14), align })
    end = Math.max(end, pdf.y)
    x += width * share
  }
  return end
}

const columnHeads = (pdf: Pdf, { columns }: PrintedDocument, y: number): number => {
  const titles = columns.map(({ title }) => title)
  const end = row(pdf, columns, titles, y, { size: sizes.small, color: ink.muted }) + 4
  rule(pdf, end)
  return end + 9
}

const heightOf = (pdf: Pdf, columns: readonly PrintedColumn[], cells: readonly string[]): number => {
  pdf.font('regular').fontSize(sizes.text)
  return Math.max(
    ...columns.map(({ share }, index) =>
      pdf.heightOfString(drawable(cells[index] ?? ''), { width: width * share - 14, lineGap: 3 }),
    ),
  )
}

const table = (pdf: Pdf, document: PrintedDocument, top: number): number => {
  let y = columnHeads(pdf, document, top)
  for (const cells of document.rows) {
    if (y + heightOf(pdf, document.columns, cells) > bottom) {
      pdf.addPage()
      y = columnHeads(pdf, document, margin)
    }
    y = row(pdf, document.columns, cells, y, {}) + 6
    rule(pdf, y)
    y += 9
  }
  return y
}

const close = (pdf: Pdf, { columns, totals, notes }: PrintedDocument, top: number): void => {
  const start = width * columns.slice(0, -2).reduce((sum, { share }) => sum + share, 0)
  let y = top + 4
  if (y + totals.length * 20 + notes.length * 14 > bottom) {
    pdf.addPage()
    y = margin
  }
  for (const [label, value] of totals) {
    say(pdf, label, margin + start, y, { width: (width - start) / 2, bold: true, size: sizes.name })
    say(pdf, value, margin + start, y, { width: width - start, align: 'right', bold: true, size: sizes.name })
    y = pdf.y + 6
  }
  y += 28
  for (const note of notes) {
    say(pdf, note, margin, y, { width, size: sizes.small, color: ink.muted })
    y = pdf.y + 2
  }
}

const foot = (pdf: Pdf, { number, page }: PrintedDocument): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Below the margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0
    const look = { width, size: sizes.small, color: ink.muted, lineBreak: false }
    say(pdf, number, margin, 790, look)
    say(pdf, page(index + 1, count), margin, 790, { ...look, align: 'right' })
  }
}

const whole = (pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    pdf.on(
      'end',
      () => void new Response(new Blob(chunks)).arrayBuffer().then((file) => resolve(new Uint8Array(file)), reject),
    )
    pdf.on('error', reject)
  })

/** A document as a PDF file of A4 pages. The same document gives the same bytes. */
export const drawDocument = (document: PrintedDocument, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> => {
  const { title, number, sender, language, madeAt } = document
  const info = { Title: `${title} ${number}`, Author: sender, CreationDate: madeAt, ModDate: madeAt }
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, info, lang: language, displayTitle: true },
    font: undefined as never,
  })
  const file = whole(pdf)
  pdf.registerFont('regular', fonts.regular as never)
  pdf.registerFont('bold', fonts.bold as never)
  close(pdf, document, table(pdf, document, about(pdf, document, head(pdf, document))))
  foot(pdf, document)
  pdf.end()
  return file
}
