import type { ListQuery } from '@quarterdeck/contract/core/list'
import { Problem } from '@quarterdeck/contract/core/problem'
import type { ExportFormat } from '@quarterdeck/contract/work/exports'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { Answer } from '../answer.ts'
import { safeCell } from '../lists/cell.ts'
import { type ExportColumn, linesOf, valuesOf } from '../lists/exported.ts'
import { matching } from '../lists/listed.ts'
import type { Db } from '../ports.ts'
import type { ExportableCollection } from '../records/collection.ts'
import type { Repository, VersionedRecord } from '../records/records.ts'
import { rankOf } from '../sql/select.ts'
import { downloadOf } from '../sql/stream.ts'

const titlesOf = (titles: string | undefined, fields: readonly string[]): readonly string[] => {
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
  /** The columns, in their order; the usual ones where nobody chose. */
  readonly fields: readonly string[] | undefined
  /** A JSON array of their titles, in the reader's language. */
  readonly titles: string | undefined
  readonly sort: ListQuery['sort']
}

/**
 * Records of an entity as a file: CSV in UTF-8 with its mark and safe against formula injection, or a line of JSON each.
 * @throws Problem `invalid_request` for unknown columns, and for titles that do not fit them
 */
export const exportAnswer = (
  { exported, listed, repository }: Exportable,
  matched: ReturnType<typeof matching>,
  { format, fields = exported.defaults, titles, sort }: ExportRequest,
): Answer<string> => {
  const columns = fields.flatMap((field): ExportColumn[] => {
    const column = Object.hasOwn(exported.columns, field) ? exported.columns[field] : undefined
    return column ? [column] : []
  })
  if (columns.length < fields.length) throw new Problem('invalid_request', { message: 'Unknown value for fields' })
  const ordered = rankOf(listed.columns, sort, listed.key).reduce(
    (query, rank) => query.orderBy(rank.sql as never, rank.desc ? 'desc' : 'asc'),
    matched,
  )
  const lines = linesOf(format, fields, columns, sql`${ordered.select(valuesOf(columns, format) as never)}`)
  const isCsv = format === 'csv'
  const titled = [[...titlesOf(titles, fields)]]
  const head = isCsv ? `\uFEFF${Papa.unparse(titled, { newline: '\r\n' })}\r\n` : ''
  const newline = isCsv ? '\r\n' : '\n'
  const write = (rows: readonly { line: string }[]) => rows.map(({ line }) => line + newline).join('')
  const name = `${repository.entity}.${format}`
  // To the contract a file is text; on its way it is a stream.
  return new Answer(downloadOf(lines, { head, write, tail: '' }) as unknown as string, {
    'content-disposition': `attachment; filename="${name}"`,
  })
}

/** All that a list finds, as a CSV file. */
export const exportList = (
  db: Db,
  collection: Exportable,
  list: ListQuery,
  titles: string | undefined,
): Answer<string> =>
  exportAnswer(collection, matching(db, collection.listed, list), {
    format: 'csv',
    fields: list.fields,
    titles,
    sort: list.sort,
  })
