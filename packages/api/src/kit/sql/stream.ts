import { type ControlledTransaction, type RawBuilder, sql } from 'kysely'
import type { Db, Downloads } from '../ports.ts'
import type { Schema } from './schema.ts'

/** Size of the pieces of a stream in bytes (set by the specification). */
const chunkBytes = 64 * 1024
/** Maximum number of rows of a response in one piece. */
export const rowsInOnePiece = 1000
/** Rows per fetch: few enough to be freed by the young-generation garbage collection. */
const rowsAtOnce = 500

const join = (first: Uint8Array, second: Uint8Array) => {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

/** Rows of a statement in one snapshot, however long they are read. */
interface Cursor {
  readonly fetch: () => Promise<unknown[]>
  readonly close: () => Promise<void>
}

const fetchFrom = async (db: Db | ControlledTransaction<Schema>, name: string): Promise<unknown[]> =>
  (await sql`fetch ${sql.lit(rowsAtOnce)} from ${sql.id(name)}`.execute(db)).rows

/** Optimizes plans for the last row, not the first, since all rows are read. */
const forAll = sql`set local cursor_tuple_fraction = 1.0`

/** Opens a cursor that occupies a connection with a transaction until it is closed. */
const openOwn = async (db: Db, rows: RawBuilder<unknown>, longestMs: number): Promise<Cursor> => {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  const close = async () => void (await tx.rollback().execute())
  try {
    // If this process hangs, the database ends unread transactions itself.
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
 * Opens a cursor over the only connection: the database materializes the rows (`with hold`), so others can use the connection
 * between two pieces, however slow the reader is.
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

/** Response that is written while it is sent. Opened after admission, which limits how many run at once. */
export class Download {
  readonly rows: RawBuilder<unknown>
  /** Opens a new writer for each attempt. */
  readonly writing: () => Writing<never>
  /** Called once it is certain that the response is sent. */
  readonly begin: () => Promise<void>

  constructor(rows: RawBuilder<unknown>, writing: () => Writing<never>, begin = async () => {}) {
    this.rows = rows
    this.writing = writing
    this.begin = begin
  }
}

/** Returns a download of rows with a writer for them. */
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
 * Streams a download in constant memory: nothing is fetched before the first read, then always one piece ahead. If everything
 * fits into the first piece, it is read at once; slow readers are cut off.
 * @param onEnd called once, as soon as the database isn't needed anymore; not if this throws
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
  let prefetched: Promise<unknown[]> | undefined
  let ofPiece: ReturnType<typeof setTimeout> | undefined
  let ofWhole: ReturnType<typeof setTimeout> | undefined

  const close = async () => {
    if (isClosed) return
    isClosed = true
    clearTimeout(ofPiece)
    clearTimeout(ofWhole)
    // After a lost connection there is nothing to close.
    await cursor.close().catch(() => undefined)
    onEnd()
  }
  const ask = (): Promise<unknown[]> => {
    const asked = cursor.fetch()
    // Reported to the reader, if one still waits.
    asked.catch(() => undefined)
    return asked
  }
  /** Writes rows while the database fetches the next ones. */
  const more = async () => {
    const found = await (prefetched ?? ask())
    isRead = found.length < rowsAtOnce
    prefetched = isRead ? undefined : ask()
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
