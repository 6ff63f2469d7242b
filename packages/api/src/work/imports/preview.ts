import { previewRows, separators } from '@quarterdeck/contract/work/import-files'
import { columnsOf, isEmpty, problem, storable } from './cells.ts'
import { notOf } from './encodings/decoder.ts'
import { decoded, guessEncoding } from './encodings/guess.ts'
import { begin, type Reading, type Table } from './reading.ts'
import { scanAll } from './scan.ts'

const beyondAscii = /[^ -~\s]/

/** So many records are searched for letters that show whether they are read rightly. */
const lookedForLetters = 2000

const isShown = (values: readonly string[]) => values.some((value) => beyondAscii.test(value))

/** The first rows; where they are plain, some of them make room for later ones that show whether letters are right. */
const telling = (rows: readonly string[][]): string[][] => {
  const first = rows.slice(0, previewRows)
  if (first.some(isShown)) return first
  const later = rows
    .slice(previewRows)
    .filter(isShown)
    .slice(0, previewRows / 2)
  return [...first.slice(0, previewRows - later.length), ...later]
}

/**
 * The beginning of a file as it would be read.
 * @param bytes may be cut off anywhere
 * @throws Problem at `file` where there is no header or no record, at `encoding` for bytes that are none of it
 */
export const previewTable = (bytes: Uint8Array, reading: Reading): Table & { readonly rows: string[][] } => {
  const encoding = reading.encoding ?? guessEncoding(bytes, reading.language)
  const whole = decoded(bytes, encoding)
  if (whole === undefined) throw notOf(encoding)
  const { separator, text } = begin(whole, reading)
  const [header, ...records] = scanAll(text, separators[separator], lookedForLetters)
  if (!header) throw problem('required', 'The file has no header row')
  const columns = columnsOf(header.values)
  const rows = records.filter(({ values }) => !isEmpty(values)).map(({ values }) => values.map(storable))
  if (rows.length === 0) throw problem('required', 'The file has no rows below its header')
  return { encoding, separator, columns, rows: telling(rows) }
}
