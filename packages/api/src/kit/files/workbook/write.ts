import { strToU8, Zip, ZipDeflate } from 'fflate'
import { openTurns } from '../../http/turn.ts'
import type { SpreadsheetValue } from '../../lists/spreadsheet-value.ts'
import { chunked } from '../../sql/chunks.ts'
import type { Writing } from '../../sql/stream.ts'
import { cell, headRow, partsFor, sheetHead, sheetTail } from './xml.ts'

/** Maximum rows of a sheet, near Excel's limit; further rows go to the next sheet. */
const maxRows = 1_000_000
/** Number of rows that are written before other requests get their turn. */
const rowsAtOnce = 20

/** Values of a row by column index. */
type Row = Readonly<Record<string, string | null>>

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Opens a ZIP archive whose bytes are taken in pieces. */
const openZip = () => {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: 4 })
    zip.add(file)
    return file
  }
  return { open, end: () => zip.end(), taken: () => joined(pieces.splice(0)) }
}

interface WorkbookOptions {
  readonly name: string
  readonly titles: readonly string[]
  /** Type of each column; undefined for text. */
  readonly columns: readonly (SpreadsheetValue['as'] | undefined)[]
}

/** Writes an Excel workbook while its rows arrive, with typed numbers, days and texts. */
export const workbookOf = ({ name, titles, columns }: WorkbookOptions): Writing<Row> => {
  const zip = openZip()
  let [sheets, rows] = [0, 0]
  let sheet: ZipDeflate | undefined

  const begin = () => {
    sheets += 1
    rows = 0
    sheet = zip.open(`xl/worksheets/sheet${sheets}.xml`)
    sheet.push(strToU8(sheetHead(titles.length) + headRow(titles)))
    return sheet
  }
  const endSheet = () => sheet?.push(strToU8(sheetTail), true)
  const rowOf = (row: Row) => `<row>${columns.map((as, index) => cell(row[`c${index}`] ?? null, as)).join('')}</row>`

  return {
    head: '',
    write: async (some) => {
      if (rows >= maxRows) {
        endSheet()
        sheet = undefined
      }
      const open = sheet ?? begin()
      rows += some.length
      const turns = openTurns()
      for (const few of chunked(some, rowsAtOnce)) {
        if (turns.areDue()) await turns.pass()
        open.push(strToU8(few.map(rowOf).join('')))
      }
      return zip.taken()
    },
    tail: () => {
      if (!sheet) begin()
      endSheet()
      for (const [path, xml] of partsFor(name, sheets)) zip.open(path).push(strToU8(xml), true)
      zip.end()
      return zip.taken()
    },
  }
}
