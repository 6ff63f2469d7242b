import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { Work, type WorkKindName, type WorkState, workList } from '@quarterdeck/contract/system/work'
import { type Selectable, sql } from 'kysely'
import type { Listed } from '../lists/listed.ts'
import { pageOf } from '../lists/page.ts'
import type { Db, Tx } from '../ports.ts'
import type { WorkTable } from '../sql/schema-jobs.ts'
import { columnsOf, integer } from '../sql/select.ts'
import { dtoBy } from '../sql/wire.ts'

type WorkRow = Selectable<WorkTable>

/** Work that this server makes an attempt at. */
export interface Claimed extends Pick<WorkRow, 'id' | 'kind' | 'key' | 'attempts'> {
  /** True if the server that attempted it last ended, or lost its lease, before it settled the result. */
  readonly isTakenOver: boolean
}

/** Clocks of servers may differ by this much. A row that is from further in the future was written by a wrong clock, and is due. */
const skewMs = 10 * 60_000

interface Claim {
  readonly worker: string
  readonly now: Date
  readonly periodic: readonly WorkKindName[]
  /** Length of the lease in milliseconds, for each kind to choose from. */
  readonly leases: Readonly<Partial<Record<WorkKindName, number>>>
}

/**
 * Takes what has been due the longest, or what another server has stopped renewing. It is committed before the attempt:
 * whatever happens then, nobody else makes the same one.
 */
export const claim = async (db: Db, { worker, now, periodic, leases }: Claim): Promise<Claimed | undefined> => {
  const future = new Date(now.getTime() + skewMs)
  const { rows } = await sql<Claimed>`
    with next as (
      select "id", "state" from "work"
      where "kind" = any(${Object.keys(leases)}) and case "state"
        when 'running' then "lease" is null or "lease" < ${now} or "updatedAt" > ${future}
        when 'failed' then "kind" = any(${periodic}) and ("dueAt" <= ${now} or "updatedAt" > ${future})
        else "dueAt" <= ${now} or "updatedAt" > ${future} end
      order by "dueAt", "id" for no key update skip locked limit 1)
    update "work" w set "state" = 'running', "attempts" = "attempts" + 1, "worker" = ${worker}, "updatedAt" = ${now},
      "lease" = ${now}::timestamptz + (${JSON.stringify(leases)}::jsonb ->> w."kind")::integer * interval '1 millisecond'
    from next where w."id" = next."id"
    returning w."id", w."kind", w."key", w."attempts", next."state" = 'running' as "isTakenOver"`.execute(db)
  return rows[0]
}

interface Mine {
  readonly id: number
  readonly worker: string
  readonly now: Date
}

/** Work of this server, as long as no other has taken it over. */
const heldBy = (db: Db | Tx, { id, worker }: Mine) =>
  db.updateTable('work').where('id', '=', id).where('worker', '=', worker).where('state', '=', 'running')

interface Lease extends Mine {
  readonly leaseMs: number
}

const leaseFrom = ({ now, leaseMs }: Lease) => ({ lease: new Date(now.getTime() + leaseMs), updatedAt: now })

/** Renews a lease. A row that is locked needs none: whoever has locked it renews the lease, and nobody else can take it over. */
export const renew = async (db: Db, mine: Lease): Promise<void> => {
  const free = db.selectFrom('work').select('id').where('id', '=', mine.id).forNoKeyUpdate().skipLocked()
  await heldBy(db, mine).set(leaseFrom(mine)).where('id', 'in', free).execute()
}

/**
 * Renews a lease in the transaction that does a part of the work, and counts attempts anew from this one. The row stays locked
 * until that transaction ends, however long it takes. Returns false if another server has taken the work over.
 */
export const progress = async (tx: Tx, mine: Lease): Promise<boolean> => {
  const { numUpdatedRows } = await heldBy(tx, mine)
    .set({ ...leaseFrom(mine), attempts: 1 })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks work of this server and returns how often it was attempted; undefined if another server has taken it over. */
export const lockHeld = async (tx: Tx, { id, worker }: Mine): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('work')
    .select('attempts')
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.attempts
}

/** Ends an attempt. */
export const release = async (
  tx: Tx,
  mine: Mine,
  {
    attempts = 0,
    error = '',
    ...next
  }: Pick<WorkRow, 'state' | 'dueAt'> & Partial<Pick<WorkRow, 'attempts' | 'error'>>,
): Promise<void> => {
  await heldBy(tx, mine)
    .set({ ...next, attempts, error: error.slice(0, 500), worker: null, lease: null, updatedAt: mine.now })
    .execute()
}

export const remove = async (tx: Tx, { id, worker }: Mine): Promise<void> => {
  await tx.deleteFrom('work').where('id', '=', id).where('worker', '=', worker).execute()
}

/** Adds work that is done once, in the transaction that makes it due. Work that failed starts over; work that waits or runs stays as it is. */
export const enqueue = async (
  tx: Tx,
  { kind, key, dueAt, now }: Pick<WorkRow, 'kind' | 'key' | 'dueAt'> & { readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto('work')
    .values({ kind, key, dueAt, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ state: 'waiting', attempts: 0, error: '', dueAt, updatedAt: now })
        .where('work.state', '=', 'failed'),
    )
    .execute()
}

/** Locks work that no server is at and returns its id; undefined if one is, or takes it at this moment. */
export const lockWaiting = async (tx: Tx, kind: WorkKindName, key: string): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('work')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.id
}

/** Removes work from the queue. */
export const drop = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('work').where('id', '=', id).execute()
}

export const makeDue = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx.updateTable('work').set({ dueAt: now, updatedAt: now }).where('id', '=', id).execute()
}

/** Makes periodic work due now, unless it is running. */
export const startNow = async (tx: Tx, kind: WorkKindName, now: Date): Promise<void> => {
  await tx
    .updateTable('work')
    .set({ state: 'waiting', attempts: 0, error: '', dueAt: now, updatedAt: now })
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
}

/** Makes work due that waits for another attempt, where what kept it from succeeding is over. */
export const hasten = async (tx: Tx, kind: WorkKindName, now: Date): Promise<void> => {
  await tx
    .updateTable('work')
    .set({ dueAt: now, updatedAt: now })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .execute()
}

/** Forgets work that failed long ago and that nobody retried; periodic work stays. */
export const forgetFailed = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('work')
    .where('state', '=', 'failed')
    .where('key', '!=', '')
    .where('updatedAt', '<', before)
    .execute()
}

/** Adds the rows that periodic work is made by, where they are not there; it is due at once. */
export const addMissing = async (db: Db, kinds: readonly WorkKindName[], now: Date): Promise<void> => {
  await sql`
    insert into "work" ("kind", "dueAt", "updatedAt")
    select k, ${now}::timestamptz, ${now}::timestamptz from unnest(${kinds}::text[]) as k
    where not exists (select from "work" where "kind" = k and "key" = '') on conflict do nothing`.execute(db)
}

const listed: Listed<typeof workList> = {
  table: 'work',
  key: 'id',
  binned: false,
  columns: { ...columnsOf(workList), attempts: integer('attempts') },
  searched: sql`folded("error" || ' ' || "key")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<WorkRow>(db, listed, query)

export const toDto = dtoBy(Work)

/** Makes failed work due with all its attempts. @throws Problem `Work not found`; `conflict` for work that has not failed, such as what somebody else retried */
export const retry = async (tx: Tx, id: number, now: Date): Promise<WorkRow> => {
  const again = { state: 'waiting' satisfies WorkState, attempts: 0, dueAt: now, updatedAt: now } as const
  const row = await tx
    .updateTable('work')
    .set(again)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  const known = await tx.selectFrom('work').select('id').where('id', '=', id).executeTakeFirst()
  throw known ? new Problem('conflict', { message: 'This work has not failed' }) : notFound('Work')
}
