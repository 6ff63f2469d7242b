import { sql } from 'kysely'
import { nobody } from '../actor.ts'
import type { CommittedChange, DurableSubscriber, Subscriber } from '../context.ts'
import type { Ports, Tx } from '../ports.ts'
import { isSubscribed } from './in-transaction.ts'

export interface SubscriberWorld extends Pick<Ports, 'db' | 'now' | 'newId' | 'random' | 'log' | 'isOutage'> {
  readonly subscribers: readonly Subscriber[]
}

/** Maximum number of changes that a subscriber receives in one transaction. */
const batchSize = 200
const firstRetryMs = 1000
const longestRetryMs = 5 * 60_000

/**
 * Position of a subscriber: it has seen everything visible in the snapshot `seen`. While it catches up to the snapshot `until`,
 * it has also seen the changes of that window up to the id `after`.
 */
interface Cursor {
  readonly seen: string
  readonly until: string | null
  readonly after: number
  readonly tries: number
  readonly isWaiting: boolean
}

export const durableAmong = (subscribers: readonly Subscriber[]): readonly DurableSubscriber[] =>
  subscribers.filter((subscriber) => subscriber.when === 'after')

/** Matches changes of transactions that a snapshot didn't see; the first condition lets PostgreSQL use the index. */
export const unseen = (seen: ReturnType<typeof sql>) =>
  sql`"changes"."xact" >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot("changes"."xact", ${seen})`

/** Starts the cursors of new subscribers at the present; earlier changes aren't delivered. */
export const beginCursors = async (
  db: Pick<Ports['db'], 'selectFrom' | 'insertInto'>,
  subscribers: readonly DurableSubscriber[],
  now: Date,
): Promise<void> => {
  const rows = await db.selectFrom('subscribers').select('name').execute()
  const missing = subscribers.filter(({ name }) => !rows.some((row) => row.name === name))
  if (missing.length === 0) return
  await db
    .insertInto('subscribers')
    .values(missing.map(({ name }) => ({ name, seen: sql<string>`pg_current_snapshot()`, movedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a cursor; returns undefined if another server holds it. */
const lockCursor = async (tx: Tx, name: string, now: Date): Promise<Cursor | undefined> => {
  const { rows } = await sql<Cursor>`
    select "seen"::text, "until"::text, "after"::int8 as "after", "tries", coalesce("retryAt" > ${now}, false) as "isWaiting"
    from "subscribers" where "name" = ${name} for update skip locked`.execute(tx)
  return rows[0]
}

/**
 * Moves the cursors of a database that was restored from a copy to the present: transactions are numbered anew there, so no later
 * change would ever count as unseen.
 */
export const resetFutureCursors = async (tx: Tx, names: readonly string[], now: Date): Promise<readonly string[]> => {
  // A statement after the lock: no cursor under the lock can be ahead of its snapshot.
  await tx.selectFrom('subscribers').select('name').where('name', 'in', names).orderBy('name').forUpdate().execute()
  const { rows } = await sql<{ name: string }>`
    update "subscribers" set "seen" = pg_current_snapshot(), "until" = null, "after" = 0, "movedAt" = ${now}
    where "name" in (${sql.join(names)}) and pg_snapshot_xmax("seen") > pg_snapshot_xmax(pg_current_snapshot())
    returning "name"`.execute(tx)
  return rows.map(({ name }) => name)
}

/**
 * Opens the window from the position of a subscriber to the present. It needs its own transaction: the snapshot must exclude what
 * the subscriber's transaction writes. Returns true if the window contains changes.
 */
const openWindow = async (
  tx: Tx,
  { name, kinds }: DurableSubscriber,
  { seen }: Cursor,
  now: Date,
): Promise<boolean> => {
  const since = sql`${seen}::pg_snapshot`
  const { rows } = await sql<{ hasChanges: boolean }>`
    with "unseen" as materialized (select "id", "entity" from "changes" where ${unseen(since)}),
      "wanted" as (select min("id") as "first" from "unseen" where "entity" in (${sql.join(kinds)}))
    update "subscribers" set "movedAt" = ${now},
      "seen" = case when "first" is null then pg_current_snapshot() else "seen" end,
      "until" = case when "first" is not null then pg_current_snapshot() end,
      "after" = coalesce("first" - 1, 0)
    from "wanted" where "name" = ${name} and exists (select from "unseen")
    returning "until" is not null as "hasChanges"`.execute(tx)
  return rows[0]?.hasChanges ?? false
}

/**
 * Returns the next changes of a window by id. Each change locks its record, so ids of one record are in the order of their
 * commits.
 */
const nextChanges = async (
  tx: Tx,
  { kinds }: DurableSubscriber,
  { seen, until, after }: Cursor,
): Promise<readonly CommittedChange[]> => {
  // Without a condition on `xact`, whose index would be slower here: within a window the primary key is the right one.
  const { rows } = await sql<CommittedChange>`
    select "id", "at", "entity", "record", "action", "before", "after", "version", "batch", "actorId", "actorName", "reason", "undoes"
    from "changes" where "id" > ${after} and "entity" in (${sql.join(kinds)})
      and pg_visible_in_snapshot("xact", ${until}::pg_snapshot) and not pg_visible_in_snapshot("xact", ${seen}::pg_snapshot)
    order by "id" limit ${batchSize}`.execute(tx)
  return rows
}

const moveCursor = async (tx: Tx, name: string, changes: readonly CommittedChange[], now: Date): Promise<void> => {
  const last = changes.length < batchSize ? undefined : changes.at(-1)?.id
  const place = last === undefined ? sql`"seen" = "until", "until" = null, "after" = 0` : sql`"after" = ${last}::bigint`
  await sql`update "subscribers" set ${place}, "movedAt" = ${now}, "tries" = 0, "retryAt" = null, "error" = null
    where "name" = ${name}`.execute(tx)
}

/** Opens a window or delivers some of its changes. Returns true if there are more. */
const step = async (tx: Tx, world: SubscriberWorld, subscriber: DurableSubscriber): Promise<boolean> => {
  const { newId, random, subscribers, log } = world
  const { name } = subscriber
  const now = world.now()
  const cursor = await lockCursor(tx, name, now)
  if (!cursor || cursor.isWaiting) return false
  if (cursor.until === null) {
    const [returned] = await resetFutureCursors(tx, [name], now)
    if (returned) log('warn', 'a subscriber begins anew: the database was restored', { subscriber: name })
    return returned ? false : openWindow(tx, subscriber, cursor, now)
  }
  const changes = await nextChanges(tx, subscriber, cursor)
  const proof = async () => 'none' as const
  const context = { tx, actor: nobody, now, batch: newId(), random, proof, subscribers }
  const subscribed = changes.filter((change) => isSubscribed(subscriber, change))
  if (subscribed.length > 0) await subscriber.run(context, subscribed)
  await moveCursor(tx, name, changes, now)
  return changes.length === batchSize
}

/** Records why a subscriber failed and when it receives the same changes again. */
const postpone = async ({ db, now, log }: SubscriberWorld, name: string, error: unknown): Promise<void> => {
  log('error', 'a subscriber failed', { subscriber: name, error: String(error) })
  await sql`update "subscribers" set "tries" = "tries" + 1, "error" = ${String(error)},
    "retryAt" = ${now()}::timestamptz + least(${firstRetryMs} * 2 ^ least("tries", 20), ${longestRetryMs}) * interval '1 ms'
    where "name" = ${name}`.execute(db)
}

/**
 * Delivers new committed changes to each durable subscriber, on one server at a time. Failures are retried independently of the
 * other subscribers.
 * @throws only while the database is unreachable
 */
export const runSubscribers = async (world: SubscriberWorld): Promise<void> => {
  const { db, isOutage } = world
  const durable = durableAmong(world.subscribers)
  if (durable.length === 0) return
  await beginCursors(db, durable, world.now())
  for (const subscriber of durable) {
    try {
      while (await db.transaction().execute((tx) => step(tx, world, subscriber)));
    } catch (error) {
      if (isOutage(error)) throw error
      await postpone(world, subscriber.name, error)
    }
  }
}
