import {
  type Box,
  type Paper,
  type PrintedBlock,
  type PrintedDocument,
  pageSizes,
} from '@quarterdeck/contract/sales/printed'
import type { Lettered } from './letters.ts'
import { beside, frameOf, gap, heightOf, openSheets, type Piece, type Sheets } from './sheets.ts'
import { putTable } from './table.ts'
import { ink, type Look, type Writer, writerFor } from './text.ts'

const sizes = { title: 22, name: 12, text: 9.5, small: 8.5 }
const logo = { width: 160, height: 44 }
const plain = { size: sizes.text, role: 'text' } as const
const small = { ...plain, size: sizes.small, color: ink.muted } as const

const rightToLeft = /^(ar|fa|he|ur)\b/

const logoPieces = ({ image, frame }: Writer, document: PrintedDocument): readonly Piece[] => {
  if (!document.logo) return []
  const { source, width, height } = document.logo
  const scale = Math.min(logo.width / width, logo.height / height)
  const shown = { width: width * scale, height: height * scale }
  return [image(source, document.sender, { x: frame.width - shown.width, ...shown }), gap(8)]
}

/** Writes title and number on the left, the sender on the right. */
const putHead = (sheets: Sheets, writer: Writer, document: PrintedDocument): void => {
  const { title, sender, senderLines = [] } = document
  const { width } = writer.frame
  const right: Pick<Look, 'x' | 'width' | 'align'> = { x: width * 0.6, width: width * 0.4, align: 'right' }
  sheets.put([
    writer.write(title, { x: 0, width: width * 0.58, size: sizes.title, isBold: true, role: 'heading' }),
    [
      ...logoPieces(writer, document),
      ...writer.write(sender, { ...plain, ...right, size: sizes.name, isBold: true }),
      ...senderLines.flatMap((line) => writer.write(line, { ...small, ...right })),
    ],
  ])
  sheets.put([[gap(28)]])
}

const blockPieces = ({ write }: Writer, { title, lines }: PrintedBlock, at: Pick<Look, 'x' | 'width'>) => [
  ...write(title, { ...plain, ...at, color: ink.muted }),
  ...lines.flatMap((line) => write(line, { ...plain, ...at })),
  gap(12),
]

/** Writes the facts on the left, the recipient on the right. */
const putAbout = (sheets: Sheets, writer: Writer, { facts, blocks }: PrintedDocument): void => {
  const { write, frame } = writer
  const [labels, half] = [frame.width * 0.2, frame.width / 2]
  const left = facts.flatMap(([label, value]) => [
    ...beside(
      write(label, { ...plain, x: 0, width: labels - 8, color: ink.muted }),
      write(value, { ...plain, x: labels, width: half - labels - 16 }),
    ),
    gap(2),
  ])
  sheets.put([left, blocks.flatMap((block) => blockPieces(writer, block, { x: half + 16, width: half - 16 }))])
  sheets.put([[gap(12)]])
}

/** Rows below a table are numbered from here. */
const totalRow = 1_000_000

/** Returns the totals line by line; the last one is emphasized. */
const totalPieces = ({ write, frame }: Writer, { totals, columns }: PrintedDocument): readonly Piece[] => {
  const [start, amount] = [frame.width * 0.4, frame.width * 0.25]
  const labels = { x: start, width: frame.width - start - amount, role: 'rowheader' } as const
  const amounts = { x: frame.width - amount, width: amount, align: 'right', role: 'cell' } as const
  return totals.flatMap(([label, value], index) => {
    const isLast = index === totals.length - 1
    const look = { size: isLast ? sizes.name : sizes.text, isBold: isLast }
    const row = totalRow + index
    return [
      gap(isLast ? 6 : 2),
      ...beside(
        write(label, { ...look, ...labels, cell: [row, 0] }),
        write(value, { ...look, ...amounts, cell: [row, columns.length - 1] }),
      ),
    ]
  })
}

const putNotes = (sheets: Sheets, writer: Writer, { sections = [], notes }: PrintedDocument): void => {
  const at = { x: 0, width: writer.frame.width }
  if (sections.length + notes.length > 0) sheets.put([[gap(24)]])
  for (const section of sections) sheets.put([blockPieces(writer, section, at)])
  sheets.put([notes.flatMap((note) => [...writer.write(note, { ...small, ...at }), gap(2)])])
}

const pageOf = ({ page }: PrintedDocument, number: number, of: number): string =>
  page.replace('{number}', String(number)).replace('{of}', String(of))

/** Returns the footer of a page, with the numbers of document and page. */
const footOf = ({ write, frame }: Writer, document: PrintedDocument, index: number, count: number): Box[] => {
  const look = { ...small, width: frame.width / 2 }
  const pieces = [
    ...write(document.number, { ...look, x: 0 }),
    ...write(pageOf(document, index + 1, count), { ...look, x: frame.width / 2, align: 'right' }),
  ]
  return pieces.flatMap(({ boxes }) => boxes(frame.foot))
}

/** Returns all texts of a document. */
export const textsOf = ({ title, number, sender, ...rest }: PrintedDocument): readonly string[] => [
  ...[title, number, sender, rest.page.replaceAll(/\{\w+\}/g, '1234567890'), ...(rest.senderLines ?? [])],
  ...[...rest.facts, ...rest.rows, ...rest.totals, rest.notes].flat(),
  ...[...rest.blocks, ...(rest.sections ?? [])].flatMap((block) => [block.title, ...block.lines]),
  ...rest.columns.map((column) => column.title),
  ...(rest.carry ? [rest.carry.over, rest.carry.forward, ...rest.carry.sums] : []),
]

/** Computes the position of each box of a document, so that drawing makes no decisions. */
export const layOut = (document: PrintedDocument, lettered: Lettered): Paper => {
  const { language, size, title, number } = document
  const isRtl = rightToLeft.test(language)
  const frame = frameOf(size)
  const writer = writerFor(frame, lettered, isRtl)
  const sheets = openSheets(frame)
  putHead(sheets, writer, document)
  putAbout(sheets, writer, document)
  const totals = totalPieces(writer, document)
  putTable(sheets, writer, document, heightOf(totals))
  sheets.put([totals])
  putNotes(sheets, writer, document)
  const { pages } = sheets
  const whole = pages.map((boxes, index) => [...boxes, ...footOf(writer, document, index, pages.length)])
  const { lacking } = lettered
  return {
    language,
    size,
    ...pageSizes[size],
    isRtl,
    title: `${title} ${number}`,
    lacking: [...lacking],
    pages: whole,
  }
}
