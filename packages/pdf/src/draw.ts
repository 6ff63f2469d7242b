import type { Box, Paper, PaperText } from '@quarterdeck/contract/sales/printed'
import PDFDocument from 'pdfkit'
import { encodeLetters, type Outline } from './encode.ts'
import { embedEInvoice, hybridOptions } from './hybrid.ts'
import { lettersIn } from './letters.ts'
import { isShaped } from './scripts.ts'
import { strokesOf, strokeWidth } from './strokes.ts'
import type { Typefaces } from './typefaces.ts'

type Pdf = PDFKit.PDFDocument

/** Returns the current font, to which pdfkit declares no access. */
const embeddedFont = (pdf: Pdf): unknown => (pdf as unknown as { _font: unknown })._font

const drawOutline = (pdf: Pdf, outline: Outline, { x, y, size }: { x: number; y: number; size: number }): void => {
  const scale = size / outline.unitsPerEm
  pdf.save().translate(x + outline.x * size, y - outline.y * size)
  pdf.scale(scale, -scale).path(outline.svg).fill().restore()
}

const drawText = async (pdf: Pdf, typefaces: Typefaces, box: PaperText): Promise<void> => {
  const { text, font, isRtl, isBold, size, color } = box
  // Marks reordered letters with their text, for copying and searching. Readers reverse right-to-left words themselves,
  // but not marked content.
  const isMarked = !isRtl && isShaped(text)
  if (isMarked) pdf.markContent('Span', { actual: text })
  let x = box.x
  for (const stroke of strokesOf(await lettersIn(typefaces, font, text), isRtl)) {
    const face = isBold ? stroke.face.bold : stroke.face.regular
    pdf.registerFont(face.postscriptName, face as never)
    pdf.font(face.postscriptName).fontSize(size).fillColor(color)
    const outlines = encodeLetters(embeddedFont(pdf), isRtl)
    pdf.text(stroke.text, x, box.y, { lineBreak: false, baseline: 'alphabetic' })
    for (const outline of outlines) drawOutline(pdf, outline, { x, y: box.y, size })
    x += strokeWidth(stroke, isBold) * size
  }
  if (isMarked) pdf.endMarkedContent()
}

const drawBox = async (pdf: Pdf, typefaces: Typefaces, box: Box): Promise<void> => {
  if (box.kind === 'text') return drawText(pdf, typefaces, box)
  const { x, y, width } = box
  if (box.kind === 'image') pdf.image(box.source, x, y, { width, height: box.height })
  else
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(box.color)
      .stroke()
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

/** Metadata of a file. */
export interface About {
  readonly author: string
  readonly madeAt: Date
}

/**
 * Returns a PDF file of the boxes. The same boxes give the same bytes.
 * @param eInvoice CII of the same document, to embed it
 */
export const draw = async (paper: Paper, about: About, typefaces: Typefaces, eInvoice?: string) => {
  const { width, height } = paper
  const { author, madeAt } = about
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: paper.language,
    displayTitle: true,
    info: { Title: paper.title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    font: undefined as never,
    ...(eInvoice !== undefined && hybridOptions(about)),
  })
  const file = whole(pdf)
  for (const boxes of paper.pages) {
    pdf.addPage()
    for (const box of boxes) await drawBox(pdf, typefaces, box)
  }
  if (eInvoice !== undefined) embedEInvoice(pdf, eInvoice, { title: paper.title, ...about })
  pdf.end()
  return file
}
