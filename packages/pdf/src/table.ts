import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { gap, heightOf, type Piece, type Sheets } from './sheets.ts'
import { ink, type Look, type Writer } from './text.ts'

const sizes = { head: 8.5, text: 9.5 }
const between = 14

type Table = Pick<PrintedDocument, 'columns' | 'rows' | 'carry'>
type CellLook = Omit<Look, 'x' | 'width' | 'align' | 'cell'>

/** Cells side by side, with the space below them. */
const cellsOf = (
  { frame, write }: Writer,
  { columns }: Table,
  texts: readonly string[],
  row: number,
  look: CellLook,
) => {
  let next = 0
  return columns.map(({ share, align }, column) => {
    const x = next
    next += frame.width * share
    const width = frame.width * share - (column === columns.length - 1 ? 0 : between)
    const role = look.role === 'cell' && column === 0 ? 'rowheader' : look.role
    return write(texts[column] ?? '', { ...look, x, width, align, role, cell: [row, column] })
  })
}

const tallest = (columns: readonly (readonly Piece[])[]): number => Math.max(0, ...columns.map(heightOf))

/** Returns the line with the subtotal carried over, at the end or beginning of a page. */
const carried = ({ frame, write }: Writer, label: string, sum: string, row: number): readonly (readonly Piece[])[] => {
  const look = { size: sizes.text, color: ink.muted }
  const half = frame.width / 2
  return [
    write(label, { ...look, x: 0, width: half - between, role: 'rowheader', cell: [row, 0] }),
    write(sum, { ...look, x: half, width: half, align: 'right', role: 'cell', cell: [row, 1] }),
  ]
}

/**
 * Writes a table with a header on each page. Page breaks show the subtotal in the footer and the next header.
 * @param closing height that must fit below the last row on its page
 */
export const putTable = (sheets: Sheets, writer: Writer, table: Table, closing: number): void => {
  const { rows, columns, carry } = table
  const underline = [gap(4), writer.rule(0, writer.frame.width), gap(6)]
  let row = 0
  const titles = columns.map(({ title }) => title)
  const head = () => {
    row += 1
    sheets.put(cellsOf(writer, table, titles, row, { size: sizes.head, color: ink.muted, role: 'columnheader' }))
    sheets.put([underline])
  }
  const carryLine = (label: string, after: number) => {
    row += 1
    const line = carried(writer, label, carry?.sums[after] ?? '', row)
    sheets.put(line)
    return line
  }
  const carriedHeight = carry ? sizes.text * 2 : 0
  const turn = (done: number) => {
    if (carry && done >= 0) carryLine(carry.over, done)
    sheets.turn(() => {
      head()
      if (!carry || done < 0) return
      carryLine(carry.forward, done)
      sheets.put([underline])
    })
  }

  head()
  for (const [index, texts] of rows.entries()) {
    row += 1
    const cells = cellsOf(writer, table, texts, row, { size: sizes.text, role: 'cell' })
    const below = heightOf(underline) + (index === rows.length - 1 ? closing : carriedHeight)
    if (!sheets.hasRoom(tallest(cells) + below) && !sheets.isFresh()) turn(index - 1)
    sheets.put(cells, head)
    sheets.put([underline])
  }
}
