import { Problem } from '@quarterdeck/contract/core/problem'
import type { JobKind } from '@quarterdeck/contract/work/jobs'
import { sql } from 'kysely'
import { nobody } from '../../actor.ts'
import type { Proof, WriteContext } from '../../context.ts'
import { attempt, attemptTransaction } from '../../http/attempt.ts'
import { problemOf } from '../../http/errors.ts'
import type { Ports, Tx } from '../../ports.ts'
import type { JobRow, Kind } from './kind.ts'
import * as store from './store.ts'

export type Kinds = Readonly<Record<JobKind, Kind>>

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'newId' | 'random' | 'log'> & {
  readonly subscribers: WriteContext['subscribers']
  /** Says that something was committed. */
  readonly announce: () => void
  /** Says that a job is over, in the transaction in which it ended. */
  readonly tell: (context: { readonly tx: Tx; readonly now: Date }, job: JobRow) => Promise<void>
}

/** How many jobs one server does at a time: a short one does not wait for a long one. */
const workers = 2
/** How long a job may be silent before it counts as abandoned. A step may take longer: its row is locked meanwhile. */
const leaseMs = 5000
/** A lease that is further ahead was written by a clock that was wrong: its server is not waited for. */
const longestLeaseMs = 60_000
const retryMs = 1000
const maxTries = 5

export interface Queue {
  /** Does what there is to do, and resolves when nothing is left for this server. */
  readonly run: () => Promise<void>
  /** Does a job to its end inside the transaction that put it there. */
  readonly runWithin: (tx: Tx, job: JobRow) => Promise<JobRow>
  /** Lets the steps under way come to their end and begins no other. */
  readonly stop: () => void
}

/** Who asked for a job, as what they may do now; by an API key no more than that might. */
const actorOf = async (tx: Tx, { actorId, scope }: JobRow): Promise<WriteContext['actor']> => {
  if (actorId === null) return nobody
  const actor = await tx
    .selectFrom('users')
    .select(['id', 'name', 'accessRole'])
    .where('id', '=', actorId)
    .where('status', '=', 'Active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!actor) throw new Problem('forbidden')
  return { ...actor, ...(scope && { scope }) }
}

/** The queue over the table `jobs`, which any number of servers share. */
export const openQueue = (world: World, kinds: Kinds): Queue => {
  const { db, now, log, random, subscribers } = world
  const me = world.newId()
  let busy = 0
  let isStopped = false
  let isCalled = false

  const leased = () => new Date(now().getTime() + leaseMs)

  /** Takes a job that waits, or one whose server has fallen silent. */
  const claim = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ id: string }>`
      update "jobs" set "state" = 'running', "worker" = ${me}, "lease" = ${leased()}
      where "id" = (
        select "id" from "jobs"
        where "state" = 'waiting' or ("state" = 'running' and ("lease" is null
          or "lease" not between ${now()} and ${new Date(now().getTime() + longestLeaseMs)}))
        order by "createdAt" for no key update skip locked limit 1
      ) and "state" in ('waiting', 'running')
      returning "id"`.execute(db)
    return rows[0]?.id
  }

  const step = async (tx: Tx, job: JobRow): Promise<JobRow> => {
    const { batch, reason, undoes } = job
    // What whoever ordered it had shown by then.
    const proof = async (): Promise<Proof> => ('isProven' in job.data && job.data.isProven ? 'fresh' : 'none')
    const actor = await actorOf(tx, job)
    const context = { tx, batch, reason, now: now(), random, actor, proof, subscribers, ...(undoes && { undoes }) }
    const next = await store.advance(tx, job, await kinds[job.kind].step(context, job), leased(), now())
    if (next.state === 'done') await world.tell(context, next)
    return next
  }

  /** One step of a job, as long as it is this server's. Answers whether there is another. */
  const stepOf = async (tx: Tx, id: string): Promise<boolean> => {
    const job = await tx
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('worker', '=', me)
      .where('state', '=', 'running')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!job) return false
    if (await store.isCancelled(tx, id)) {
      await kinds[job.kind].cancel?.(tx, job)
      await store.end(tx, id, 'cancelled', now())
      return false
    }
    return (await step(tx, job)).state === 'running'
  }

  const fail = async (id: string, error: unknown) => {
    log(error instanceof Problem ? 'warn' : 'error', 'a job failed', { id, error: String(error) })
    await attempt(world, () =>
      db.transaction().execute(async (tx) => world.tell({ tx, now: now() }, await store.end(tx, id, 'failed', now()))),
    )
  }

  /** A step is told by what it noted: done again it does the next, never the same. */
  const redo = async () => false

  const finish = async (id: string): Promise<void> => {
    for (let tries = 1; !isStopped; ) {
      try {
        const isOver = !(await attemptTransaction(world, (tx) => stepOf(tx, id), redo))
        world.announce()
        if (isOver) return
        tries = 1
      } catch (error) {
        const isAway = (problemOf(error)?.status ?? 0) >= 500
        // Somebody else's change may have been in the way, e.g. an address taken between a check and its insert.
        if (!isAway && (error instanceof Problem || tries++ >= maxTries)) return fail(id, error)
        if (isAway) await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    // Another server need not wait for this one's silence.
    await db.updateTable('jobs').set({ lease: null }).where('id', '=', id).where('worker', '=', me).execute()
  }

  const work = async (): Promise<void> => {
    while (!isStopped) {
      isCalled = false
      const id = await attempt(world, claim)
      if (id !== undefined) await finish(id)
      else if (!isCalled) return
    }
  }

  const run = async (): Promise<void> => {
    isCalled = true
    if (busy >= workers) return
    busy++
    try {
      await work()
    } catch (error) {
      // Without the database there is nothing to be done; the next round looks again.
      if (!(error instanceof Problem)) throw error
    } finally {
      busy--
    }
  }

  const runWithin = async (tx: Tx, waiting: JobRow): Promise<JobRow> => {
    let job = waiting
    while (job.state === 'waiting') job = await step(tx, job)
    return job
  }

  return {
    run,
    runWithin,
    stop: () => {
      isStopped = true
    },
  }
}
