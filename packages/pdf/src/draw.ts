import type { PrintedColumn, PrintedDocument } from '@quarterdeck/contract/sales/printed'
import PDFDocument from 'pdfkit'
import { letterer } from './letters.ts'
import { type Look, type Pen, penFor } from './pen.ts'
import type { Typeface } from './typefaces.ts'

type Pdf = PDFKit.PDFDocument

/** A document under way. */
interface Sheet {
  readonly pdf: Pdf
  readonly pen: Pen
}

const [margin, width, bottom] = [56, 483, 762]
const ink = { text: '#1a1d21', muted: '#5f6672', line: '#d5d9df' }
const sizes = { title: 22, name: 12, text: 9.5, small: 8.5 }

const right = margin + width
const plain: Look = { width, size: sizes.text, color: ink.text }

const rule = (pdf: Pdf, y: number): void => {
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(ink.line).stroke()
}

const head = ({ pen }: Sheet, { title, sender }: PrintedDocument): number => {
  pen.write(title, margin, margin, { ...plain, size: sizes.title, bold: true, width: width * 0.6 })
  pen.write(sender, margin, margin + 9, { ...plain, size: sizes.name, bold: true, align: 'right' })
  return margin + 56
}

/** What it is about on the left, to whom on the right. */
const about = ({ pen }: Sheet, { facts, blocks }: PrintedDocument, top: number): number => {
  const [labels, values, column] = [112, width / 2 - 128, margin + width / 2 + 16]
  let y = top
  for (const [label, value] of facts) {
    const labelEnd = pen.write(label, margin, y, { ...plain, width: labels, color: ink.muted })
    y = Math.max(labelEnd, pen.write(value, margin + labels, y, { ...plain, width: values })) + 2
  }
  const look = { ...plain, width: right - column }
  let end = top
  for (const { title, lines } of blocks) {
    end = pen.write(title, column, end, { ...look, color: ink.muted })
    for (const line of lines) end = pen.write(line, column, end + 2, look)
    end += 12
  }
  return Math.max(y, end) + 24
}

interface Cell {
  readonly text: string
  readonly x: number
  readonly look: Look
}

/** Cells side by side. */
const cellsOf = (columns: readonly PrintedColumn[], texts: readonly string[], look: Look): readonly Cell[] => {
  let next = margin
  return columns.map(({ share, align }, index) => {
    const x = next
    next += width * share
    const gap = index === columns.length - 1 ? 0 : 14
    return { text: texts[index] ?? '', x, look: { ...look, width: width * share - gap, align } }
  })
}

/** Draws cells; where the tallest of them ends. */
const row = ({ pen }: Sheet, cells: readonly Cell[], y: number): number =>
  Math.max(y, ...cells.map(({ text, x, look }) => pen.write(text, x, y, look)))

const columnHeads = (sheet: Sheet, { columns }: PrintedDocument, y: number): number => {
  const titles = columns.map(({ title }) => title)
  const end = row(sheet, cellsOf(columns, titles, { ...plain, size: sizes.small, color: ink.muted }), y) + 4
  rule(sheet.pdf, end)
  return end + 9
}

const table = (sheet: Sheet, document: PrintedDocument, top: number): number => {
  let y = columnHeads(sheet, document, top)
  for (const texts of document.rows) {
    const cells = cellsOf(document.columns, texts, plain)
    if (y + Math.max(0, ...cells.map(({ text, look }) => sheet.pen.heightOf(text, look))) > bottom) {
      sheet.pdf.addPage()
      y = columnHeads(sheet, document, margin)
    }
    y = row(sheet, cells, y) + 6
    rule(sheet.pdf, y)
    y += 9
  }
  return y
}

const close = ({ pdf, pen }: Sheet, { columns, totals, notes }: PrintedDocument, top: number): void => {
  const start = width * columns.slice(0, -2).reduce((sum, { share }) => sum + share, 0)
  let y = top + 4
  if (y + totals.length * 20 + notes.length * 14 > bottom) {
    pdf.addPage()
    y = margin
  }
  const look = { ...plain, size: sizes.name, bold: true }
  for (const [label, value] of totals) {
    pen.write(label, margin + start, y, { ...look, width: (width - start) / 2 })
    y = pen.write(value, margin + start, y, { ...look, width: width - start, align: 'right' }) + 6
  }
  y += 28
  for (const note of notes) y = pen.write(note, margin, y, { ...plain, size: sizes.small, color: ink.muted }) + 2
}

const foot = ({ pdf, pen }: Sheet, { number, page }: PrintedDocument): void => {
  const { count } = pdf.bufferedPageRange()
  const look = { ...plain, size: sizes.small, color: ink.muted }
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    pen.write(number, margin, 790, look)
    pen.write(page(index + 1, count), margin, 790, { ...look, align: 'right' })
  }
}

const textsOf = ({ title, number, sender, page, ...rest }: PrintedDocument): readonly string[] => [
  ...[' ', title, number, sender, page(1234567890, 1234567890)],
  ...[...rest.facts, ...rest.rows, ...rest.totals, rest.notes].flat(),
  ...rest.blocks.flatMap((block) => [block.title, ...block.lines]),
  ...rest.columns.map((column) => column.title),
]

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

/** Draws documents as PDF files of A4 pages. The same document gives the same bytes. */
export const drawer = (typefaces: readonly Typeface[]) => {
  const letter = letterer(typefaces)
  return async (document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> => {
    const { title, number, sender, language, madeAt } = document
    const lettered = await letter(textsOf(document))
    const info = { Title: `${title} ${number}`, Author: sender, CreationDate: madeAt, ModDate: madeAt }
    const pdf = new PDFDocument({
      ...{ size: 'A4', margin, bufferPages: true, info, lang: language, displayTitle: true },
      font: undefined as never,
    })
    const file = whole(pdf)
    const sheet = { pdf, pen: penFor(pdf, lettered) }
    close(sheet, document, table(sheet, document, about(sheet, document, head(sheet, document))))
    foot(sheet, document)
    pdf.end()
    return file
  }
}
