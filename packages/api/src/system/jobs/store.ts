import { type Entity, entities } from '@quarterdeck/contract/kit/entities'
import type { Condition, ListQuery } from '@quarterdeck/contract/kit/list'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Job } from '@quarterdeck/contract/system/jobs'
import { jobList } from '@quarterdeck/contract/system/jobs'
import type { Refused } from '@quarterdeck/contract/system/plans'
import { sql } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import * as queue from '../../kit/queue/index.ts'
import type { LeftToRowChecks } from '../../kit/records/bulk.ts'
import { noteBatch } from '../../kit/records/journal.ts'
import { chunked } from '../../kit/sql/chunks.ts'
import type { JobData } from '../../kit/sql/schema-jobs.ts'
import { columnsOf } from '../../kit/sql/select.ts'
import { fileUntil } from './files.ts'
import type { JobRow, Progress } from './kind.ts'

const listed: Listed<typeof jobList> = { table: 'jobs', key: 'id', binned: false, columns: columnsOf(jobList) }

/** Returns the jobs over records of these entities, of one user or all. */
export const list = (db: Db, query: ListQuery, readable: readonly Entity[], actorId: number | undefined) => {
  const also: Condition[] = []
  // Jobs without an entity, such as the cleaning, are visible to those who can read all entities.
  if (readable.length < entities.length) also.push({ field: 'entity', op: 'in', values: readable })
  if (actorId !== undefined) also.push({ field: 'actorId', op: 'in', values: [actorId] })
  return pageOf<JobRow>(db, listed, query, also)
}

export const find = async (db: Db, id: string): Promise<JobRow> => {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!job) throw notFound('Job')
  return job
}

export interface NewJob {
  /** Batch of the request, which shows whether it was committed. */
  readonly id: string
  readonly entity: JobRow['entity']
  readonly data: JobData
  readonly batch: string
  readonly total: number
  readonly cursor?: number
  readonly reason?: string | undefined
  readonly undoes?: string
  readonly actor: Pick<Actor, 'id' | 'name' | 'scope'> | null
  readonly now: Date
}

/** Creates a job that is done within the same transaction. */
export const create = (tx: Tx, { data, actor, now, cursor, reason, undoes, ...job }: NewJob): Promise<JobRow> => {
  // Files are made from records without changing them.
  if (data.kind !== 'zip' && data.kind !== 'print') noteBatch({ tx, batch: job.batch })
  return tx
    .insertInto('jobs')
    .values({
      ...job,
      kind: data.kind,
      state: 'waiting',
      data: JSON.stringify(data),
      cursor: cursor ?? 0,
      reason: reason ?? '',
      undoes: undoes ?? null,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      scope: actor?.scope ? JSON.stringify(actor.scope) : null,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Creates a job and enqueues it, in the caller's transaction. */
export const enqueue = async (tx: Tx, job: NewJob): Promise<JobRow> => {
  await queue.enqueue(tx, { kind: 'jobs', key: job.id, dueAt: job.now, now: job.now })
  return create(tx, job)
}

/** Marks a job as running, also one that failed and is retried. Returns false for one that is over or gone. */
export const begin = async (tx: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: 'running', endedAt: null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const lockRunning = (tx: Tx, id: string): Promise<JobRow | undefined> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Notes the progress of a step. */
export const advance = async (tx: Tx, job: JobRow, progress: Progress, now: Date): Promise<JobRow> => {
  await refuse(tx, job.id, progress.refused)
  return tx
    .updateTable('jobs')
    .set({
      cursor: progress.cursor,
      done: job.done + progress.done,
      changed: job.changed + progress.changed,
      refused: job.refused + progress.refused.length,
      fileBytes: job.fileBytes + (progress.fileBytes ?? 0),
      ...(progress.isLast && { state: 'done' as const, endedAt: now }),
    })
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const refuse = async (tx: Tx, jobId: string, refused: readonly LeftToRowChecks[]): Promise<void> => {
  for (const some of chunked(refused)) {
    const rows = some.map(({ id, title, code, message, fields }) => {
      return { jobId, record: id, title, code, message, fields: JSON.stringify(fields) }
    })
    await tx.insertInto('jobRefusals').values(rows).execute()
  }
}

/** Ends a job; undefined for one that is over already. */
export const end = (
  tx: Tx,
  id: string,
  state: 'cancelled' | 'failed',
  now: Date,
  from: readonly JobRow['state'][] = ['waiting', 'running'],
): Promise<JobRow | undefined> =>
  tx
    .updateTable('jobs')
    .set({ state, endedAt: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

/**
 * Cancels a job: immediately if it has not started, else before its next step. The request is stored in a separate
 * table, because a running step has locked the job.
 * @returns the job if it has ended
 */
export const cancel = async (tx: Tx, id: string, now: Date): Promise<JobRow | undefined> => {
  const workId = await queue.lockWaiting(tx, 'jobs', id)
  const ended = workId === undefined ? undefined : await end(tx, id, 'cancelled', now, ['waiting'])
  if (workId !== undefined && ended) {
    await queue.drop(tx, workId)
    return ended
  }
  await tx
    .insertInto('jobCancellations')
    .values({ jobId: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (workId !== undefined) await queue.makeDue(tx, workId, now)
  return undefined
}

export const isCancelled = async (tx: Tx, jobId: string): Promise<boolean> =>
  (await tx.selectFrom('jobCancellations').select('jobId').where('jobId', '=', jobId).executeTakeFirst()) !== undefined

export const refusals = async (db: Db, jobId: string, max: number): Promise<Refused[]> => {
  const rows = await db
    .selectFrom('jobRefusals')
    .select(['record', 'title', 'code', 'message', 'fields'])
    .where('jobId', '=', jobId)
    .orderBy('number')
    .limit(max)
    .execute()
  return rows.map(({ record, ...row }) => ({ id: record, ...row }))
}

/** Returns the batches that were taken back, or are being so. Taking back may itself be taken back. */
const undoneOf = async (db: Db, jobs: readonly JobRow[]): Promise<ReadonlySet<string>> => {
  if (jobs.length === 0) return new Set()
  const batches = sql.join(jobs.map(({ batch }) => batch))
  const { rows } = await sql<{ undoes: string }>`
    select distinct c."undoes" from "changes" c where c."undoes" in (${batches})
      and not exists (select from "changes" d where d."undoes" = c."batch")
    union select "undoes" from "jobs" where "undoes" in (${batches}) and "state" in ('waiting', 'running')`.execute(db)
  return new Set(rows.map(({ undoes }) => undoes))
}

/** Returns whether a batch was taken back; a job that failed or was cancelled does not count. */
export const undoStateOf = async (db: Db, batch: string): Promise<'not' | 'running' | 'done'> => {
  const { rows } = await sql<{ state: JobRow['state'] | null; hasEntries: boolean }>`
    select (select "state" from "jobs" where "undoes" = ${batch} order by "createdAt" desc limit 1) as "state",
      exists (select from "changes" c where c."undoes" = ${batch}
        and not exists (select from "changes" d where d."undoes" = c."batch")) as "hasEntries"`.execute(db)
  const { state = null, hasEntries = false } = rows[0] ?? {}
  if (state === 'waiting' || state === 'running') return 'running'
  return hasEntries && (state === null || state === 'done') ? 'done' : 'not'
}

export const toDto = async (db: Db, jobs: readonly JobRow[]): Promise<Job[]> => {
  const undone = await undoneOf(db, jobs)
  return jobs.map((job) => ({
    id: job.id,
    kind: job.kind,
    entity: job.entity,
    action: job.data.kind === 'change' ? job.data.action : null,
    reason: job.reason,
    state: job.state,
    done: job.done,
    total: job.total,
    changed: job.changed,
    refused: job.refused,
    batch: job.batch,
    undoes: job.undoes,
    undone: undone.has(job.batch),
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
    fileUntil: fileUntil(job)?.toISOString() ?? null,
    actor: job.actorId === null ? null : { id: job.actorId, name: job.actorName ?? '' },
  }))
}
