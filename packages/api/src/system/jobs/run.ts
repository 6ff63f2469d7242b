import { Problem } from '@quarterdeck/contract/kit/problem'
import type { JobKind } from '@quarterdeck/contract/system/jobs'
import { nobody } from '../../kit/actor.ts'
import type { Proof, WriteContext } from '../../kit/context.ts'
import { attemptTransaction } from '../../kit/http/attempt.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import type { Hold, WorkKind } from '../../kit/queue/index.ts'
import type { JobRow, Kind, Runner } from './kind.ts'
import * as store from './store.ts'

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'random' | 'log'> & {
  readonly subscribers: WriteContext['subscribers']
  /** Announces a commit. */
  readonly announce: () => void
  /** Notifies the user of a finished job, in the transaction that ends it. */
  readonly notify: (context: { readonly tx: Tx; readonly now: Date }, job: JobRow) => Promise<void>
}

const secondMs = 1000
/** Lease of a step. A longer step is not taken over, because its transaction has the row locked. */
const leaseMs = 5 * secondMs
/**
 * Pauses between attempts. A user is waiting: a conflict with another change is retried immediately, and a failure is
 * final within minutes.
 */
const pausesMs = [0, 2, 10, 60].map((seconds) => seconds * secondMs)

/** Returns the user of a job with their current permissions, limited to those of the API key, if any. */
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

/** A repeated step only does work that was not committed, so it never redoes anything. */
const redo = async () => false

/** Runs steps of jobs from the work queue: an attempt continues where the last one stopped, on any server. */
export const openJobs = (world: World, kinds: Readonly<Record<JobKind, Kind>>) => {
  const { now, log, random, subscribers } = world

  const step = async (tx: Tx, job: JobRow): Promise<JobRow> => {
    const { batch, reason, undoes } = job
    // As fresh as it was when the job was ordered.
    const proof = async (): Promise<Proof> => ('isProven' in job.data && job.data.isProven ? 'fresh' : 'none')
    const actor = await actorOf(tx, job)
    const context = { tx, batch, reason, now: now(), random, actor, proof, subscribers, ...(undoes && { undoes }) }
    const next = await store.advance(tx, job, await kinds[job.kind].step(context, job), now())
    if (next.state === 'done') await world.notify(context, next)
    return next
  }

  /** Marks a job as running; false where it is over, or another server has it. */
  const begin = async (tx: Tx, id: string, hold: Hold): Promise<boolean> =>
    (await hold.isHeld(tx)) && (await store.begin(tx, id))

  /** Does one step of a job and notes what it did in the same transaction. Returns whether there is another. */
  const stepOf = async (tx: Tx, id: string, hold: Hold): Promise<boolean> => {
    const job = (await hold.progress(tx)) ? await store.lockRunning(tx, id) : undefined
    if (!job) return false
    if (await store.isCancelled(tx, id)) {
      await kinds[job.kind].cancel?.(tx, job)
      await store.end(tx, id, 'cancelled', now())
      return false
    }
    return (await step(tx, job)).state === 'running'
  }

  const run: WorkKind['run'] = async ({ key }, hold) => {
    try {
      let isOpen = await attemptTransaction(world, (tx) => begin(tx, key, hold), redo)
      while (isOpen) {
        if (hold.isStopping()) return { state: 'interrupted' }
        isOpen = await attemptTransaction(world, (tx) => stepOf(tx, key, hold), redo)
        world.announce()
      }
      return undefined
    } catch (error) {
      // Other problems can be a conflict with a concurrent change, such as an address taken between a check and its
      // insert.
      if (!(error instanceof Problem) || error.status >= 500) throw error
      log('warn', 'a job failed', { id: key, error: error.message })
      return { state: 'failed', error: error.message }
    }
  }

  const giveUp = async (tx: Tx, id: string): Promise<void> => {
    const job = await store.end(tx, id, 'failed', now())
    if (job) await world.notify({ tx, now: now() }, job)
  }

  const kind: WorkKind = { lane: 'jobs', pausesMs, leaseMs, run, giveUp: (tx, { key }) => giveUp(tx, key) }

  const runWithin: Runner['runWithin'] = async (tx, waiting) => {
    let job = waiting
    while (job.state === 'waiting') job = await step(tx, job)
    return job
  }

  return { kind, runWithin }
}
