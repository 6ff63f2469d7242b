import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { maxImportRows } from '@quarterdeck/contract/work/imports'
import Papa from 'papaparse'
import { joinBytes } from '../../http/body.ts'
import { plainCell } from '../../lists/cell.ts'

/** How many bytes at the end are the beginning of a character of UTF-8 whose rest is yet to come. */
const cutOff = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

const sniff = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be') : undefined
}

/**
 * Decodes a file piece by piece: UTF-8 or UTF-16 by their marks, UTF-8 as long as the bytes are sound, else what old
 * spreadsheets write. Such a file has ASCII alone before its first byte that is not sound.
 */
const openDecoder = () => {
  let kept = new Uint8Array()
  let other: ReturnType<typeof sniff>
  let isFirst = true
  const soundly = (bytes: Uint8Array, isLast: boolean): string => {
    const whole = isLast ? bytes : bytes.subarray(0, bytes.length - cutOff(bytes))
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isFirst }).decode(whole)
    kept = bytes.slice(whole.length)
    return text
  }
  /** @param piece undefined at the end */
  return (piece: Uint8Array | undefined): string => {
    if (isFirst && piece) other = sniff(piece)
    if (other) {
      isFirst = false
      return other.decode(piece, { stream: piece !== undefined })
    }
    const bytes = joinBytes([kept, piece ?? new Uint8Array()])
    try {
      return soundly(bytes, piece === undefined)
    } catch {
      other = new TextDecoder('windows-1252')
      return other.decode(bytes, { stream: true })
    } finally {
      isFirst = false
    }
  }
}

export interface Record {
  /** Counted from 1 for the header, as a spreadsheet does. */
  readonly row: number
  readonly values: string[]
  /** What is wrong with the record as CSV. */
  readonly malformed: string | undefined
}

// What PostgreSQL cannot store is visible as a replacement character instead of failing the file.
const storable = (value: string) => plainCell(value.replaceAll('\0', '\uFFFD').toWellFormed())

const maxColumns = 500

/** A longer record is none: a quotation mark that is never closed would make one of the rest of the file. */
const maxRecordLength = 1024 * 1024

const problem = (code: 'required' | 'invalid' | 'too_long', message: string, limit?: number) =>
  fieldProblem('file', { code, message, ...(limit === undefined ? {} : { limit }) })

const columnsOf = (header: readonly string[]): string[] => {
  if (header.every((name) => name.trim() === '')) throw problem('required', 'The file has no header row')
  if (header.length > maxColumns) throw problem('required', `The file has more than ${maxColumns} columns`)
  return header.map((name) => storable(name.trim()))
}

/** Comma, semicolon, tab or bar, and any line ending, by the first rows. */
const parserFor = (text: string): Papa.Parser => {
  const { delimiter, linebreak } = Papa.parse(text, { delimitersToGuess: [',', ';', '\t', '|'], preview: 20 }).meta
  return new Papa.Parser({ delimiter, newline: linebreak as '\n' })
}

/**
 * Reads a CSV file while it comes, quotes doubled, and hands out its records; those without a value are left out.
 * @param next gives the next bytes, undefined at the end
 * @returns the header row
 * @throws Problem at `file` where there is no header or no record, or where there are too many
 */
export const readTable = async (
  next: () => Promise<Uint8Array | undefined>,
  keep: (records: readonly Record[]) => Promise<void>,
): Promise<string[]> => {
  const decode = openDecoder()
  let text = ''
  let parser: Papa.Parser | undefined
  let columns: string[] | undefined
  let rows = 0
  let kept = 0

  const recordsOf = ({ data, errors }: Papa.ParseResult<string[]>): Record[] => {
    const malformed = new Map(
      errors.filter(({ type }) => type === 'Quotes').map(({ row, message }) => [row ?? -1, message]),
    )
    return data.flatMap((values, index): Record[] => {
      rows += 1
      if (!columns) {
        columns = columnsOf(values)
        return []
      }
      if (values.every((value) => value.trim() === '')) return []
      return [{ row: rows, values: values.map(storable), malformed: malformed.get(index) }]
    })
  }

  for (let isRead = false; !isRead; ) {
    const piece = await next()
    isRead = piece === undefined
    text += decode(piece)
    if (text === '') continue
    parser ??= parserFor(text)
    // The last record may go on in the next piece.
    const parsed: Papa.ParseResult<string[]> = parser.parse(text, 0, !isRead)
    text = isRead ? '' : text.slice(parsed.meta.cursor)
    if (text.length > maxRecordLength) throw problem('invalid', 'A row is too long: is each quotation mark closed?')
    const records = recordsOf(parsed)
    kept += records.length
    if (kept > maxImportRows) throw problem('too_long', `The file has more than ${maxImportRows} rows`, maxImportRows)
    if (records.length > 0) await keep(records)
  }
  if (!columns) throw problem('required', 'The file has no header row')
  if (kept === 0) throw problem('required', 'The file has no rows below its header')
  return columns
}
