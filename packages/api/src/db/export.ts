import type { ExportFormat } from '@quarterdeck/contract/exports'
import type { ListQuery } from '@quarterdeck/contract/list'
import { Problem } from '@quarterdeck/contract/problem'
import { type ControlledTransaction, type RawBuilder, sql } from 'kysely'
import Papa from 'papaparse'
import { Answer } from '../http/answer.ts'
import type { Db } from '../ports.ts'
import { safeCell } from './cell.ts'
import type { Collection } from './collection.ts'
import { type ExportColumn, linesOf, valuesOf } from './exported.ts'
import { matching } from './page.ts'
import type { Keeper, Kept } from './records.ts'
import type { Schema } from './schema.ts'
import { rankOf } from './select.ts'

/** Streams move in pieces of this many bytes (the specification's figure). */
const chunkBytes = 64 * 1024
const linesAtOnce = 1000

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

const join = (first: Uint8Array, second: Uint8Array) => {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

type Snapshot = ControlledTransaction<Schema>

/** One state of the database for the whole file, however long that takes; a reader that stands still is let go. */
const openSnapshot = async (db: Db, lines: RawBuilder<unknown>): Promise<Snapshot> => {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx)
  // All of it is read, so that the quickest way to the last row is wanted and not the one to the first.
  await sql`set local cursor_tuple_fraction = 1.0`.execute(tx)
  await sql`declare "exported" no scroll cursor for ${lines}`.execute(tx)
  return tx
}

/** A file that is written while it is sent, at constant memory: nothing is asked for before somebody reads. */
const fileOf = (db: Db, head: string, lines: RawBuilder<{ line: string }>, newline: string) => {
  const encoder = new TextEncoder()
  let waiting: Uint8Array = encoder.encode(head)
  let snapshot: Snapshot | undefined
  let isRead = false

  const more = async (tx: Snapshot) => {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(linesAtOnce)} from "exported"`.execute(tx)
    isRead = rows.length < linesAtOnce
    waiting = join(waiting, encoder.encode(rows.map(({ line }) => line + newline).join('')))
  }
  const letGo = async () => {
    await snapshot?.rollback().execute()
    snapshot = undefined
  }
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      while (!isRead && waiting.length < chunkBytes) {
        snapshot ??= await openSnapshot(db, lines)
        await more(snapshot)
      }
      if (waiting.length > 0) controller.enqueue(waiting.slice(0, chunkBytes))
      waiting = waiting.slice(chunkBytes)
      if (!isRead || waiting.length > 0) return
      await letGo()
      controller.close()
    } catch (error) {
      await letGo().catch(() => undefined)
      throw error
    }
  }
  return new ReadableStream<Uint8Array>({ pull, cancel: letGo }, { highWaterMark: 0 })
}

type Exportable = Pick<Collection, 'exported' | 'listed'> & { readonly keeper: Pick<Keeper<Kept>, 'entity'> }

export interface ExportWish {
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
  db: Db,
  { exported, listed, keeper }: Exportable,
  matched: ReturnType<typeof matching>,
  { format, fields = exported.usual, titles, sort }: ExportWish,
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
  const name = `${keeper.entity}.${format}`
  // To the contract a file is text; on its way it is a stream.
  return new Answer(fileOf(db, head, lines, isCsv ? '\r\n' : '\n') as unknown as string, {
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
  exportAnswer(db, collection, matching(db, collection.listed, list), {
    format: 'csv',
    fields: list.fields,
    titles,
    sort: list.sort,
  })
