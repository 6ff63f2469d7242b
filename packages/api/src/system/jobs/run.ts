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
  /** Says that something was committed. */
  readonly announce: () => void
  /** Notifies whoever asked for a job that it is over, in the transaction in which it ended. */
  readonly tell: (context: { readonly tx: Tx; readonly now: Date }, job: JobRow) => Promise<void>
}

const secondMs = 1000
/** A step may take longer: its transaction keeps the row of the work locked, so that nobody takes it over. */
const leaseMs = 5 * secondMs
/** Somebody waits for the job: it goes on at once after another's change was in the way, and fails within minutes else. */
const pausesMs = [0, 2, 10, 60].map((seconds) => seconds * secondMs)

/** Returns who asked for a job, with what they may do now; by an API key no more than that may. */
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

/** A repeated step does what the one before did not note, never the same again. */
const redo = async () => false

/** Makes the steps of jobs work of the queue: an attempt goes on where the one before it, on whichever server, came to. */
export const openJobs = (world: World, kinds: Readonly<Record<JobKind, Kind>>) => {
  const { now, log, random, subscribers } = world

  const step = async (tx: Tx, job: JobRow): Promise<JobRow> => {
    const { batch, reason, undoes } = job
    // As fresh as it was when the job was ordered.
    const proof = async (): Promise<Proof> => ('isProven' in job.data && job.data.isProven ? 'fresh' : 'none')
    const actor = await actorOf(tx, job)
    const context = { tx, batch, reason, now: now(), random, actor, proof, subscribers, ...(undoes && { undoes }) }
    const next = await store.advance(tx, job, await kinds[job.kind].step(context, job), now())
    if (next.state === 'done') await world.tell(context, next)
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
      // Anything else may be another's change in the way, such as an address taken between a check and its insert.
      if (!(error instanceof Problem) || error.status >= 500) throw error
      log('warn', 'a job failed', { id: key, error: error.message })
      return { state: 'failed', error: error.message }
    }
  }

  const giveUp = async (tx: Tx, id: string): Promise<void> => {
    const job = await store.end(tx, id, 'failed', now())
    if (job) await world.tell({ tx, now: now() }, job)
  }

  const kind: WorkKind = { lane: 'jobs', pausesMs, leaseMs, run, giveUp: (tx, { key }) => giveUp(tx, key) }

  const runWithin: Runner['runWithin'] = async (tx, waiting) => {
    let job = waiting
    while (job.state === 'waiting') job = await step(tx, job)
    return job
  }

  return { kind, runWithin }
}
