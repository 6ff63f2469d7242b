import { maxPreviewBytes, previewRows, separators } from '@quarterdeck/contract/system/import-files'
import { columnsOf, isEmpty, problem, type Record, storable } from './cells.ts'
import { notOf } from './encodings/decoder.ts'
import { decoded, guessEncoding } from './encodings/guess.ts'
import { begin, type Reading } from './reading.ts'
import { scanAll } from './scan.ts'
import type { Table } from './table.ts'
import { isWorkbook, openWorkbook } from './workbook/index.ts'

const beyondAscii = /[^ -~\s]/

/** Number of records searched for letters that show whether the encoding is right. */
const lookedForLetters = 2000

const isShown = (values: readonly string[]) => values.some((value) => beyondAscii.test(value))

/**
 * Returns the first rows, some of them replaced by later ones with non-ASCII letters, so that a wrong encoding is
 * visible.
 */
const telling = (rows: readonly string[][]): string[][] => {
  const first = rows.slice(0, previewRows)
  if (first.some(isShown)) return first
  const later = rows
    .slice(previewRows)
    .filter(isShown)
    .slice(0, previewRows / 2)
  return [...first.slice(0, previewRows - later.length), ...later]
}

interface Preview extends Table {
  readonly sheets: readonly string[]
  readonly sheet: string | null
  readonly rows: string[][]
}

const previewWorkbook = async (bytes: Uint8Array, sheet: string | undefined): Promise<Preview> => {
  const { rows, ...book } = await openWorkbook(bytes, sheet)
  const found: Record[] = []
  for await (const some of rows) if (found.push(...some.filter(({ values }) => !isEmpty(values))) > previewRows) break
  const [header, ...records] = found.slice(0, previewRows + 1).map(({ values }) => values.map(storable))
  if (!header) throw problem('required', 'The file has no header row')
  if (records.length === 0) throw problem('required', 'The file has no rows below its header')
  return { ...book, encoding: null, separator: null, columns: columnsOf(header), rows: records }
}

/**
 * Returns a preview of a file.
 * @param sent a workbook, or a CSV file, which can be cut off anywhere
 * @throws Problem as `previewTable`, and at `workbook` or `sheet` for an unreadable workbook
 */
export const previewFile = async (sent: Uint8Array, reading: Reading): Promise<Preview> =>
  isWorkbook(sent) ? previewWorkbook(sent, reading.sheet) : previewTable(sent, reading)

/**
 * Returns a preview of a CSV file.
 * @throws Problem at `file` without header or records, at `encoding` for invalid bytes
 */
export const previewTable = (sent: Uint8Array, reading: Reading): Preview => {
  const bytes = sent.subarray(0, maxPreviewBytes)
  const encoding = reading.encoding ?? guessEncoding(bytes, reading.language)
  const whole = decoded(bytes, encoding)
  if (whole === undefined) throw notOf(encoding)
  const { separator, text } = begin(whole, reading)
  const scanned = scanAll(text, separators[separator], lookedForLetters)
  const [header, ...records] = scanned.filter(({ values }) => !isEmpty(values))
  if (!header) throw problem('required', 'The file has no header row')
  const columns = columnsOf(header.values)
  const rows = records.map(({ values }) => values.map(storable))
  if (rows.length === 0) throw problem('required', 'The file has no rows below its header')
  return { encoding, separator, sheets: [], sheet: null, columns, rows: telling(rows) }
}
