import type { ListQuery } from '@quarterdeck/contract/kit/list'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { currency } from '@quarterdeck/contract/kit/money'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { Answer } from '../answer.ts'
import { safeCell } from '../lists/cell.ts'
import { type ExportColumn, type FileFormat, linesOf, valuesOf } from '../lists/exported.ts'
import { matching } from '../lists/listed.ts'
import { spreadsheetFormats } from '../lists/spreadsheet-value.ts'
import type { Db } from '../ports.ts'
import type { ExportableCollection } from '../records/collection.ts'
import type { Repository, VersionedRecord } from '../records/records.ts'
import { rankOf } from '../sql/order.ts'
import { downloadOf, type Writing } from '../sql/stream.ts'
import { workbookOf } from './workbook/write.ts'

/**
 * Reads the column titles of a request.
 * @throws Problem `invalid_request` if they don't match the fields
 */
export const titlesOf = (titles: string | undefined, fields: readonly string[]): readonly string[] => {
  if (titles === undefined) return fields
  let read: unknown
  try {
    read = JSON.parse(titles)
  } catch {
    read = undefined
  }
  if (Array.isArray(read) && read.length === fields.length) return read.map((title) => safeCell(String(title)))
  throw new Problem('invalid_request', { message: 'Unknown value for titles' })
}

type Exportable = Pick<ExportableCollection, 'exported' | 'listed'> & {
  readonly repository: Pick<Repository<VersionedRecord>, 'entity'>
}

export interface ExportRequest {
  readonly format: ExportFormat
  /** Language of the spreadsheet program that will open the CSV file. */
  readonly spreadsheet?: Locale | undefined
  /** Selected columns in order; undefined for the defaults. */
  readonly fields: readonly string[] | undefined
  /** JSON array of the titles, in the reader's language. */
  readonly titles?: string | undefined
  readonly sort: ListQuery['sort']
  readonly alphabet?: ListQuery['alphabet']
}

const wayOf = ({ format, spreadsheet }: ExportRequest): FileFormat => {
  if (format === 'xlsx') return 'workbook'
  if (format === 'jsonl') return 'json'
  return format === 'csv' && spreadsheet ? spreadsheetFormats[spreadsheet] : 'programs'
}

/** Adds the currency to titles: numbers of a CSV file for spreadsheets have none. */
const titled = (way: FileFormat, titles: readonly string[], columns: readonly ExportColumn[]): readonly string[] =>
  typeof way === 'object'
    ? titles.map((title, index) => (columns[index]?.shown?.as === 'money' ? `${title} (${currency})` : title))
    : titles

const writingOf = (
  name: string,
  way: FileFormat,
  titles: readonly string[],
  columns: readonly ExportColumn[],
): Writing<never> | (() => Writing<never>) => {
  if (way === 'workbook') return () => workbookOf({ name, titles, columns: columns.map(({ shown }) => shown?.as) })
  const delimiter = typeof way === 'object' ? way.separator : ','
  const head = () => `\uFEFF${Papa.unparse([[...titled(way, titles, columns)]], { newline: '\r\n', delimiter })}\r\n`
  const newline = way === 'json' ? '\n' : '\r\n'
  const write = (rows: readonly { line: string }[]) => rows.map(({ line }) => line + newline).join('')
  return { head: way === 'json' ? '' : head(), write, tail: '' }
}

/**
 * Returns records as a file: a workbook, CSV (UTF-8 with byte order mark, formulas escaped) or JSON Lines.
 * @throws Problem `invalid_request` for unknown columns or titles that don't match them
 */
export const exportAnswer = (
  { exported, listed, repository }: Exportable,
  matched: ReturnType<typeof matching>,
  request: ExportRequest,
): Answer<string> => {
  const { format, fields = exported.defaults, titles } = request
  const columns = fields.flatMap((field): ExportColumn[] => {
    const column = Object.hasOwn(exported.columns, field) ? exported.columns[field] : undefined
    return column ? [column] : []
  })
  if (columns.length < fields.length) throw new Problem('invalid_request', { message: 'Unknown value for fields' })
  const ordered = rankOf(listed.columns, request, listed.key).reduce(
    (query, rank) => query.orderBy(rank.sql as never, rank.desc ? 'desc' : 'asc'),
    matched,
  )
  const way = wayOf(request)
  const rows = sql`${ordered.select(valuesOf(columns, way) as never)}`
  const writing = writingOf(repository.entity, way, titlesOf(titles, fields), columns)
  // The contract has a text here; it is streamed.
  const file = downloadOf(way === 'workbook' ? rows : linesOf(way, fields, columns, rows), writing as never)
  return new Answer(file as unknown as string, {
    'content-disposition': `attachment; filename="${repository.entity}.${format === 'plain' ? 'csv' : format}"`,
  })
}

/** Returns all records that a list finds, as a CSV file. */
export const exportList = (
  db: Db,
  collection: Exportable,
  list: ListQuery,
  { titles, spreadsheet }: Pick<ExportRequest, 'titles' | 'spreadsheet'>,
): Answer<string> =>
  exportAnswer(collection, matching(db, collection.listed, list), {
    format: 'csv',
    spreadsheet,
    titles,
    fields: list.fields,
    sort: list.sort,
    alphabet: list.alphabet,
  })
