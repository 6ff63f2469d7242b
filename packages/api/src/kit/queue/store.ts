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

/** Work that this server is attempting. */
export interface Claimed extends Pick<WorkRow, 'id' | 'kind' | 'key' | 'attempts'> {
  /** True if the previous server crashed or lost its lease before it settled the result. */
  readonly isTakenOver: boolean
}

/**
 * Maximum difference between the clocks of servers. A row further in the future was written by a wrong clock and counts as due.
 */
const skewMs = 10 * 60_000

interface Claim {
  readonly worker: string
  readonly now: Date
  readonly periodic: readonly WorkKindName[]
  /** Length of the lease by kind, in milliseconds. */
  readonly leases: Readonly<Partial<Record<WorkKindName, number>>>
}

/**
 * Claims the work that has been due the longest, or whose lease has expired. Committed before the attempt, so no other server
 * makes the same one.
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

/** Matches work of this server that no other has taken over. */
const heldBy = (db: Db | Tx, { id, worker }: Mine) =>
  db.updateTable('work').where('id', '=', id).where('worker', '=', worker).where('state', '=', 'running')

interface Lease extends Mine {
  readonly leaseMs: number
}

const leaseFrom = ({ now, leaseMs }: Lease) => ({ lease: new Date(now.getTime() + leaseMs), updatedAt: now })

/**
 * Renews a lease. A locked row is skipped: the transaction that holds the lock renews the lease, and nobody can take the work
 * over.
 */
export const renew = async (db: Db, mine: Lease): Promise<void> => {
  const free = db.selectFrom('work').select('id').where('id', '=', mine.id).forNoKeyUpdate().skipLocked()
  await heldBy(db, mine).set(leaseFrom(mine)).where('id', 'in', free).execute()
}

/**
 * Renews a lease in the transaction that completes a part of the work, and resets the count of attempts. The row stays locked
 * until that transaction ends. Returns false if another server has taken the work over.
 */
export const progress = async (tx: Tx, mine: Lease): Promise<boolean> => {
  const { numUpdatedRows } = await heldBy(tx, mine)
    .set({ ...leaseFrom(mine), attempts: 1 })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks work of this server and returns its number of attempts; undefined if another server has taken it over. */
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

/**
 * Adds work that runs once, in the transaction that makes it due. Failed work starts over; waiting or running work stays as it
 * is.
 */
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

/** Locks waiting work and returns its id; undefined if a server is running or claiming it. */
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

/** Makes work due that waits for another attempt, after the cause of its failure is gone. */
export const hasten = async (tx: Tx, kind: WorkKindName, now: Date): Promise<void> => {
  await tx
    .updateTable('work')
    .set({ dueAt: now, updatedAt: now })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .execute()
}

/** Deletes work that failed long ago and that nobody retried; periodic work stays. */
export const forgetFailed = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .deleteFrom('work')
    .where('state', '=', 'failed')
    .where('key', '!=', '')
    .where('updatedAt', '<', before)
    .execute()
}

/** Adds missing rows of periodic work, due immediately. */
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

/**
 * Makes failed work due with all its attempts.
 * @throws Problem `Work not found`; `conflict` for work that hasn't failed, for example because somebody else retried it
 */
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
