import { Problem } from '@quarterdeck/contract/problem'
import Papa from 'papaparse'
import { plainCell } from '../db/cell.ts'

/** UTF-8 or UTF-16 by their marks, UTF-8 where the bytes are sound, else what old spreadsheets write. */
export const decode = (bytes: Uint8Array<ArrayBuffer>): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export interface Record {
  /** Counted from 1 for the header, as a spreadsheet does. */
  readonly row: number
  readonly values: string[]
  /** What is wrong with the record as CSV. */
  readonly malformed: string | undefined
}

export interface Table {
  readonly columns: string[]
  readonly records: Record[]
}

// What PostgreSQL cannot store is visible as a replacement character instead of failing the file.
const storable = (value: string) => plainCell(value.replaceAll('\0', '\uFFFD').toWellFormed())

const maxColumns = 500

/**
 * Reads a CSV file: comma, semicolon, tab or bar, any line ending, quotes doubled.
 * @throws Problem at `file` where there is no header or no record
 */
export const readTable = (text: string): Table => {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] })
  const malformed = new Map(
    errors.filter(({ type }) => type === 'Quotes').map(({ row, message }) => [row ?? -1, message]),
  )
  const [header, ...rest] = data
  const records = rest.flatMap((values, index): Record[] =>
    values.every((value) => value.trim() === '')
      ? []
      : [{ row: index + 2, values: values.map(storable), malformed: malformed.get(index + 1) }],
  )
  const empty = (message: string) => new Problem('invalid_fields', { fields: { file: { code: 'required', message } } })
  if (!header || header.every((name) => name.trim() === '')) throw empty('The file has no header row')
  if (header.length > maxColumns) throw empty(`The file has more than ${maxColumns} columns`)
  if (records.length === 0) throw empty('The file has no rows below its header')
  return { columns: header.map((name) => storable(name.trim())), records }
}
