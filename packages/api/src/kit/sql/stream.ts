import { type ControlledTransaction, type RawBuilder, sql } from 'kysely'
import type { Db, Downloads } from '../ports.ts'
import type { Schema } from './schema.ts'

/** Streams move in pieces of this many bytes (the specification's figure). */
const chunkBytes = 64 * 1024
/** Up to so many rows are answered in one piece. */
export const rowsInOnePiece = 1000
/** How many rows are asked for at once: few enough to be forgotten before they are moved to where rubbish lies for long. */
const rowsAtOnce = 500

const join = (first: Uint8Array, second: Uint8Array) => {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

/** The rows of a statement as they were at one moment, however long they are read. */
interface Cursor {
  readonly fetch: () => Promise<unknown[]>
  readonly close: () => Promise<void>
}

const fetchFrom = async (db: Db | ControlledTransaction<Schema>, name: string): Promise<unknown[]> =>
  (await sql`fetch ${sql.lit(rowsAtOnce)} from ${sql.id(name)}`.execute(db)).rows

/** All of it is read, so that the quickest way to the last row is wanted and not the one to the first. */
const forAll = sql`set local cursor_tuple_fraction = 1.0`

/** Keeps a connection, and a transaction on it, until it is closed. */
const openOwn = async (db: Db, rows: RawBuilder<unknown>, longestMs: number): Promise<Cursor> => {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  const close = async () => void (await tx.rollback().execute())
  try {
    // Should this process stand still, the database itself ends what nobody reads.
    await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx)
    await sql`set local statement_timeout = ${sql.lit(longestMs)}`.execute(tx)
    await forAll.execute(tx)
    await sql`declare "streamed" no scroll cursor for ${rows}`.execute(tx)
  } catch (error) {
    await close().catch(() => undefined)
    throw error
  }
  return { fetch: () => fetchFrom(tx, 'streamed'), close }
}

let held = 0

/**
 * Over the only connection there is: the database keeps the rows apart ("with hold"), and others have their turn between
 * two pieces, however slow the reader is.
 */
const openHeld = async (db: Db, rows: RawBuilder<unknown>): Promise<Cursor> => {
  const name = `streamed ${++held}`
  await db.transaction().execute(async (tx) => {
    await forAll.execute(tx)
    await sql`declare ${sql.id(name)} no scroll cursor with hold for ${rows}`.execute(tx)
  })
  return { fetch: () => fetchFrom(db, name), close: async () => void (await sql`close ${sql.id(name)}`.execute(db)) }
}

type Piece = string | Uint8Array

export interface Writing<Row> {
  readonly head: string
  readonly write: (rows: Row[], isFirst: boolean) => Piece | Promise<Piece>
  readonly tail: string | (() => Piece)
}

/** An answer that is written while it is sent. Who admits downloads opens it, for as many at once as there may be. */
export class Download {
  readonly rows: RawBuilder<unknown>
  /** Opened for each try. */
  readonly writing: () => Writing<never>
  /** Done when it is sure that it is sent. */
  readonly begin: () => Promise<void>

  constructor(rows: RawBuilder<unknown>, writing: () => Writing<never>, begin = async () => {}) {
    this.rows = rows
    this.writing = writing
    this.begin = begin
  }
}

/** A download of rows, each written by what is made for such rows. */
export const downloadOf = <Row>(
  rows: RawBuilder<Row>,
  writing: Writing<Row> | (() => Writing<Row>),
  begin?: () => Promise<void>,
): Download => {
  const open = typeof writing === 'function' ? writing : () => writing
  return new Download(rows, open as unknown as () => Writing<never>, begin)
}

type TryLimit = Pick<Downloads, 'pieceMs' | 'wholeMs'>

/**
 * Reads a download while it is sent, at constant memory: nothing is asked for before somebody reads, and then one piece
 * ahead. What fits into the first piece is read at once, and a reader who is too slow is cut off.
 * @param onEnd is called once, as soon as the database is not needed any more; not where this throws
 */
export const openStream = async (
  { own, shared }: { readonly own: Db | undefined; readonly shared: Db },
  { rows, writing }: Download,
  { pieceMs, wholeMs }: TryLimit,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> => {
  const encoder = new TextEncoder()
  const bytesOf = (piece: Piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece)
  const { head, write, tail } = writing()
  const cursor = await (own ? openOwn(own, rows, wholeMs) : openHeld(shared, rows))
  let waiting: Uint8Array = encoder.encode(head)
  let isFirst = true
  let isRead = false
  let isClosed = false
  let ahead: Promise<unknown[]> | undefined
  let ofPiece: ReturnType<typeof setTimeout> | undefined
  let ofWhole: ReturnType<typeof setTimeout> | undefined

  const close = async () => {
    if (isClosed) return
    isClosed = true
    clearTimeout(ofPiece)
    clearTimeout(ofWhole)
    // Where the connection is lost there is nothing left to close.
    await cursor.close().catch(() => undefined)
    onEnd()
  }
  const ask = (): Promise<unknown[]> => {
    const asked = cursor.fetch()
    // Whoever awaits it hears of it; nobody may.
    asked.catch(() => undefined)
    return asked
  }
  /** While some rows are written the database looks for the next. */
  const more = async () => {
    const found = await (ahead ?? ask())
    isRead = found.length < rowsAtOnce
    ahead = isRead ? undefined : ask()
    const text = await write(found as never, isFirst)
    isFirst = false
    waiting = join(waiting, bytesOf(text))
    if (isRead) waiting = join(waiting, bytesOf(typeof tail === 'string' ? tail : tail()))
    if (isRead) await close()
  }
  const cutOff = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.error(new Error('The reader of a download was too slow'))
    void close()
  }
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(ofPiece)
    try {
      while (!isRead && waiting.length < chunkBytes) await more()
    } catch (error) {
      await close()
      throw error
    }
    if (waiting.length > 0) controller.enqueue(waiting.slice(0, chunkBytes))
    waiting = waiting.slice(chunkBytes)
    if (isRead && waiting.length === 0) controller.close()
    if (!isClosed) ofPiece = setTimeout(() => cutOff(controller), pieceMs)
  }

  try {
    await more()
  } catch (error) {
    await cursor.close().catch(() => undefined)
    throw error
  }
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isClosed) return
    ofPiece = setTimeout(() => cutOff(controller), pieceMs)
    ofWhole = setTimeout(() => cutOff(controller), wholeMs)
  }
  return new ReadableStream<Uint8Array>({ start, pull, cancel: close }, { highWaterMark: 0 })
}
