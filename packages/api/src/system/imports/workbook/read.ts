import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { maxWorkbookBytes } from '@quarterdeck/contract/system/import-files'
import type { Record } from '../cells.ts'
import { openTable, type WholeTable } from '../table.ts'
import { openArchive, unpacked, unreadable } from './archive.ts'
import { partsOf, sheetsOf } from './parts.ts'
import { rowsOf } from './sheet.ts'

/** First bytes of archives, and of what Excel wrote before, or writes with a password. */
const [zip, old] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)

/** Returns whether a file begins like a workbook. */
export const isWorkbook = (bytes: Uint8Array): boolean => [zip, old].some((mark) => begins(bytes, mark ?? []))

/** A workbook with the rows of one of its sheets, the first by default. */
export interface Workbook {
  readonly sheets: readonly string[]
  readonly sheet: string
  /** Rows in groups. */
  readonly rows: AsyncGenerator<readonly Record[]>
}

/** @throws Problem at `workbook` for bytes that are none, at `sheet` for one that is not there */
export const openWorkbook = async (bytes: Uint8Array, sheetName: string | undefined): Promise<Workbook> => {
  const archive = openArchive(bytes)
  const { sheets, isLate } = await sheetsOf(archive)
  const sheet = sheetName === undefined ? sheets[0] : sheets.find(({ name }) => name === sheetName)
  if (!sheet) throw fieldProblem('sheet', { code: 'choice', message: 'The workbook has no such sheet' })
  const file = archive.get(sheet.path)
  if (!file) throw unreadable()
  const rows = rowsOf(unpacked(file), await partsOf(archive, isLate))
  return { sheets: sheets.map(({ name }) => name), sheet: sheet.name, rows }
}

const wholeOf = async (first: Uint8Array, next: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> => {
  const pieces = [first]
  let length = first.length
  for (let piece = await next(); piece; piece = await next()) {
    length += piece.length
    if (length > maxWorkbookBytes) {
      const message = 'The workbook is too large'
      throw fieldProblem('workbook', { code: 'too_long', message, limit: maxWorkbookBytes })
    }
    pieces.push(piece)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const rowsAtOnce = 500

/** Reads a sheet of a workbook, and hands out its records. */
export const readWorkbook = async (
  first: Uint8Array,
  next: () => Promise<Uint8Array | undefined>,
  keep: (records: readonly Record[]) => Promise<void>,
  sheet: string | undefined,
): Promise<WholeTable> => {
  const { rows } = await openWorkbook(await wholeOf(first, next), sheet)
  const table = openTable(keep)
  const some: Record[] = []
  for await (const found of rows) {
    some.push(...found)
    while (some.length >= rowsAtOnce) await table.take(some.splice(0, rowsAtOnce))
  }
  await table.take(some)
  return { encoding: null, separator: null, ...table.finish() }
}
