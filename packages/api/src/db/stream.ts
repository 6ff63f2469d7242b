import { type ControlledTransaction, type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
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

type Snapshot = ControlledTransaction<Schema>

/** One state of the database for the whole answer, however long that takes; a reader that stands still is let go. */
const openSnapshot = async (db: Db, rows: RawBuilder<unknown>): Promise<Snapshot> => {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx)
  // All of it is read, so that the quickest way to the last row is wanted and not the one to the first.
  await sql`set local cursor_tuple_fraction = 1.0`.execute(tx)
  await sql`declare "streamed" no scroll cursor for ${rows}`.execute(tx)
  return tx
}

export interface Writing<Row> {
  readonly head: string
  readonly write: (rows: Row[], isFirst: boolean) => string | Promise<string>
  readonly tail: string
}

/** An answer that is written while it is sent, at constant memory: nothing is asked for before somebody reads, and then one piece ahead. */
export const streamOf = <Row>(
  db: Db,
  found: RawBuilder<Row>,
  { head, write, tail }: Writing<Row>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let waiting: Uint8Array = encoder.encode(head)
  let snapshot: Snapshot | undefined
  let isFirst = true
  let isRead = false
  let ahead: Promise<Row[]> | undefined

  const ask = (tx: Snapshot): Promise<Row[]> => {
    const asked = sql<Row>`fetch ${sql.lit(rowsAtOnce)} from "streamed"`.execute(tx).then(({ rows }) => rows)
    // Whoever awaits it hears of it; nobody may.
    asked.catch(() => undefined)
    return asked
  }
  /** While some rows are written the database looks for the next. */
  const more = async (tx: Snapshot) => {
    const rows = await (ahead ?? ask(tx))
    isRead = rows.length < rowsAtOnce
    ahead = isRead ? undefined : ask(tx)
    const text = await write(rows, isFirst)
    isFirst = false
    waiting = join(waiting, encoder.encode(isRead ? text + tail : text))
  }
  const letGo = async () => {
    await snapshot?.rollback().execute()
    snapshot = undefined
  }
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      while (!isRead && waiting.length < chunkBytes) {
        snapshot ??= await openSnapshot(db, found)
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
