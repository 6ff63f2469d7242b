import type { Journalled } from '@quarterdeck/contract/kit/entities'
import type { ChangeAction } from '@quarterdeck/contract/system/changes'
import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'

/** The fields of a journal entry that the feed needs. */
export interface FeedEntry {
  readonly id: number
  readonly entity: Journalled
  readonly record: string
  readonly action: ChangeAction
  readonly version: number
  readonly batch: string
  readonly actorId: number | null
  readonly actorName: string | null
  readonly at: Date
}

/** Snapshot of the database in its own notation (`pg_snapshot`). */
export type Snapshot = string

/** Maximum number of entries read at a time; of more, only the newest. */
export const max = 2000

/** Entries older than this were not just committed: a restored database numbers its transactions anew. */
const oldest = 24 * 60 * 60 * 1000

const columns = sql`"id", "entity", "record", "action", "version", "batch", "actorId", "actorName", "at"`

const ordered = (rows: readonly FeedEntry[]): readonly FeedEntry[] => rows.toSorted((a, b) => a.id - b.id)

/** Returns the present snapshot and the id of the newest entry in it. */
export const lookNow = async (db: Db): Promise<{ readonly snapshot: Snapshot; readonly newest: number }> => {
  const { rows } = await sql<{ snapshot: Snapshot; newest: number }>`
    select pg_current_snapshot()::text as "snapshot", coalesce((select max("id") from "changes"), 0)::int8 as "newest"`.execute(
    db,
  )
  return rows[0] ?? { snapshot: '', newest: 0 }
}

/** Parses a snapshot, `xmin:xmax:xip,xip`, into the running transactions and the next id. */
const read = (snapshot: Snapshot) => {
  const [, next = '0', working = ''] = snapshot.split(':')
  return { next, working: `{${working}}` }
}

/**
 * SQL: the newest entries of transactions from an id on, newest transaction first. In this order the index range ends
 * with them; ordered by id, a planner without fresh statistics would scan the whole journal (measured: 200 ms at
 * 400,000 entries).
 */
const writtenSince = (xact: string, now: Snapshot) => sql`
  select ${columns}, "xact"::text as "xact" from "changes"
  where "xact" >= ${xact}::xid8 and pg_visible_in_snapshot("xact", ${now}::pg_snapshot)
  order by "changes"."xact" desc, "id" desc limit ${max + 1}`

/** Returns the entries that became visible between two snapshots, by id. */
export const visibleSince = async (
  db: Db,
  before: Snapshot,
  now: Snapshot,
  at: Date,
): Promise<readonly FeedEntry[]> => {
  const { next, working } = read(before)
  const { rows } = await sql<FeedEntry>`
    select * from (
      (${writtenSince(next, now)})
      union all
      (select ${columns}, "xact"::text from "changes"
        where "xact" = any (${working}::xid8[]) and pg_visible_in_snapshot("xact", ${now}::pg_snapshot)
        order by "changes"."xact" desc, "id" desc limit ${max + 1})
    ) as "seen" where "at" > ${new Date(at.getTime() - oldest)}`.execute(db)
  return ordered(rows)
}

/** Returns the entries of the last `ago` milliseconds before a snapshot. */
export const justBefore = async (db: Db, ago: number, now: Snapshot, at: Date): Promise<readonly FeedEntry[]> => {
  if (ago === 0) return []
  const { rows } = await sql<FeedEntry>`
    select * from (select ${columns}, "xact" from "changes" order by "id" desc limit ${max + 1}) as "newest"
    where "at" > ${new Date(at.getTime() - ago)} and pg_visible_in_snapshot("xact", ${now}::pg_snapshot)`.execute(db)
  return ordered(rows)
}

/**
 * Returns the entries up to a snapshot that a reader of `id` could have missed: later ones, and those uncommitted at
 * that time. Undefined if there are too many, or it can't be known.
 */
export const missedSince = async (
  db: Db,
  id: number,
  now: Snapshot,
  at: Date,
): Promise<readonly FeedEntry[] | undefined> => {
  const last = await db.selectFrom('changes').select(['at', 'xact', 'horizon']).where('id', '=', id).executeTakeFirst()
  if (!last?.horizon || at.getTime() - last.at.getTime() > oldest) return undefined
  const { rows } = await sql<FeedEntry & { readonly xact: string }>`${writtenSince(last.horizon, now)}`.execute(db)
  if (rows.length > max) return undefined
  // Entries of one transaction are sent in the order of their ids.
  return ordered(rows.filter((row) => row.xact !== last.xact || row.id > id))
}

/** Returns the users whose notifications became visible between two snapshots. */
export const eventsSince = async (db: Db, before: Snapshot, now: Snapshot): Promise<readonly number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select distinct "userId" from "notices"
    where "xact" >= pg_snapshot_xmin(${before}::pg_snapshot) and pg_visible_in_snapshot("xact", ${now}::pg_snapshot)
      and not pg_visible_in_snapshot("xact", ${before}::pg_snapshot)`.execute(db)
  return rows.map(({ userId }) => userId)
}
