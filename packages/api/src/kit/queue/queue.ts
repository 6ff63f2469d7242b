import { type WorkKindName, workKinds } from '@quarterdeck/contract/system/work'
import { attempt } from '../http/attempt.ts'
import { problemOf } from '../http/errors.ts'
import type { Ports, Tx } from '../ports.ts'
import type { Claimed } from './store.ts'
import * as store from './store.ts'

/** Lane of work. Lanes don't wait for each other: a long import doesn't delay mail. */
export type Lane = 'periodic' | 'mail' | 'jobs' | 'backup'

/** Attempts at a time on one server. */
const workersOf: Readonly<Record<Lane, number>> = { periodic: 2, mail: 1, jobs: 2, backup: 1 }

/**
 * Result of an attempt.
 * `done`: nothing is left to do; periodic work starts over after its pause.
 * `retry`: the attempt failed; the next one follows after a pause, if any are left.
 * `failed`: another attempt would fail as well.
 * `interrupted`: the server stops; another one goes on at once.
 */
export interface Outcome {
  readonly state: 'done' | 'retry' | 'failed' | 'interrupted'
  readonly error?: string
  /**
   * True if the database or a file store is unreachable: this uses up no attempts; the next one follows after at most the longest
   * pause.
   */
  readonly isOutage?: boolean
  /** Stores the result elsewhere, in the transaction that ends the attempt. */
  readonly record?: (tx: Tx) => Promise<unknown>
}

/** Handle of an attempt on the work that its server holds. */
export interface Hold {
  /** Returns true if no other server has taken the work over. Then none does before this transaction ends. */
  readonly isHeld: (tx: Tx) => Promise<boolean>
  /** Like `isHeld`, for a transaction that completes a part of the work: attempts count anew for the next part. */
  readonly progress: (tx: Tx) => Promise<boolean>
  /** Returns true if the server is stopping: the attempt should end before its next part. */
  readonly isStopping: () => boolean
}

export interface WorkKind {
  readonly lane: Lane
  /** Pause after periodic work, in milliseconds; undefined for work that is done once. */
  readonly everyMs?: number
  /** Pauses before further attempts, in milliseconds; work fails with the attempt after the last one. */
  readonly pausesMs?: readonly number[]
  /** Milliseconds that an attempt may go without renewing its lease before another server takes it over. */
  readonly leaseMs?: number
  /** Makes an attempt; an error is a failed attempt. Effects must be safe to repeat. */
  readonly run: (claimed: Claimed, hold: Hold) => Promise<Outcome | undefined>
  /** Records elsewhere that work has failed, in the transaction that ends its last attempt. */
  readonly giveUp?: (tx: Tx, claimed: Claimed) => Promise<void>
}

export type WorkKinds = Readonly<Partial<Record<WorkKindName, WorkKind>>>

const secondMs = 1000
const defaultLeaseMs = 30 * secondMs
/** Exponential backoff: a factor of four from five seconds, an hour at most. */
const defaultPausesMs = Array.from({ length: 8 }, (_, n) => Math.min(5 * secondMs * 4 ** n, 3600 * secondMs))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

type World = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase' | 'now' | 'newId' | 'log'>

export interface WorkQueue {
  /** Runs due work of these lanes (default: all) and resolves when nothing is left for this server. */
  readonly run: (...lanes: readonly Lane[]) => Promise<void>
  /** Lets current attempts end and starts no others. */
  readonly stop: () => void
}

/** Opens the queue over the table `work`, which any number of servers share. */
export const openWorkQueue = (world: World, kinds: WorkKinds): WorkQueue => {
  const { db, now, log } = world
  const worker = world.newId()
  const names = workKinds.filter((name) => kinds[name])
  const kindOf = (name: WorkKindName): WorkKind => {
    const kind = kinds[name]
    if (!kind) throw new Error(`This server does no work of the kind ${name}`)
    return kind
  }
  const periodic = names.filter((name) => kindOf(name).everyMs !== undefined)
  const lanes = Map.groupBy(names, (name) => kindOf(name).lane)
  const busy = new Map<Lane, number>()
  const called = new Set<Lane>()
  let isStopped = false

  const leaseOf = (kind: WorkKindName) => kindOf(kind).leaseMs ?? defaultLeaseMs

  const claim = (lane: Lane) =>
    store.claim(db, {
      worker,
      now: now(),
      periodic,
      leases: Object.fromEntries((lanes.get(lane) ?? []).map((name) => [name, leaseOf(name)])),
    })

  /**
   * Renews the lease until the attempt ends. The length of a lease limits how long a crash goes unnoticed, not the duration of
   * work.
   */
  const whileRenewing = async <T>({ id, kind }: Claimed, run: () => Promise<T>): Promise<T> => {
    const renew = () => store.renew(db, { id, worker, now: now(), leaseMs: leaseOf(kind) }).catch(() => undefined)
    const timer = setInterval(() => void renew(), leaseOf(kind) / 3)
    try {
      return await run()
    } finally {
      clearInterval(timer)
    }
  }

  const holdOf = ({ id, kind }: Claimed): Hold => {
    const mine = () => ({ id, worker, now: now(), leaseMs: leaseOf(kind) })
    return {
      isHeld: async (tx) => (await store.lockHeld(tx, mine())) !== undefined,
      progress: (tx) => store.progress(tx, mine()),
      isStopping: () => isStopped,
    }
  }

  const pausesOf = (kind: WorkKindName) => kindOf(kind).pausesMs ?? defaultPausesMs

  /** Makes the attempt. Work whose server repeatedly crashed is given up, as it may be the cause. */
  const outcomeOf = async (claimed: Claimed): Promise<Outcome> => {
    const { kind, attempts, isTakenOver } = claimed
    if (isTakenOver && attempts > pausesOf(kind).length + 1) {
      return { state: 'failed', error: 'The server ended during each attempt' }
    }
    try {
      return (await whileRenewing(claimed, () => kindOf(kind).run(claimed, holdOf(claimed)))) ?? { state: 'done' }
    } catch (error) {
      if (world.isOutage(error)) return { state: 'retry', error: 'The database could not be reached', isOutage: true }
      const problem = problemOf(error)
      if (problem && problem.status >= 500) return { state: 'retry', error: problem.message, isOutage: true }
      log('error', 'work failed', { ...about(claimed), error: error instanceof Error ? error.stack : String(error) })
      return { state: 'retry', error: messageOf(error) }
    }
  }

  const about = ({ kind, key, attempts }: Claimed) => ({ kind, ...(key && { key }), attempts })

  /** Returns the next state of work after an attempt: undefined if it is done. */
  const nextOf = (kind: WorkKindName, attempts: number, { state, error = '', isOutage }: Outcome) => {
    const { everyMs } = kindOf(kind)
    const pauses = pausesOf(kind)
    const after = (ms: number) => new Date(now().getTime() + ms)
    if (state === 'interrupted') return { state: 'waiting', dueAt: now() } as const
    if (state === 'done')
      return everyMs === undefined ? undefined : ({ state: 'waiting', dueAt: after(everyMs) } as const)
    const pauseMs = pauses[isOutage ? Math.min(attempts, pauses.length) - 1 : attempts - 1]
    if (state === 'retry' && pauseMs !== undefined)
      return { state: 'waiting', dueAt: after(pauseMs), attempts, error } as const
    // Periodic work never stays failed: it resumes once the cause is gone.
    return {
      state: 'failed',
      dueAt: after(everyMs === undefined ? 0 : (pauses.at(-1) ?? everyMs)),
      attempts,
      error,
    } as const
  }

  const settle = (claimed: Claimed, outcome: Outcome): Promise<void> => {
    const { id, kind } = claimed
    return db.transaction().execute(async (tx) => {
      const mine = { id, worker, now: now() }
      const attempts = await store.lockHeld(tx, mine)
      if (attempts !== undefined) {
        const next = nextOf(kind, attempts, outcome)
        await (next ? store.release(tx, mine, next) : store.remove(tx, mine))
        if (next?.state === 'failed') await kindOf(kind).giveUp?.(tx, claimed)
      }
      await outcome.record?.(tx)
    })
  }

  const work = async (lane: Lane): Promise<void> => {
    while (!isStopped) {
      called.delete(lane)
      const claimed = await attempt(world, () => claim(lane))
      if (claimed) {
        const outcome = await outcomeOf(claimed)
        await attempt(world, () => settle(claimed, outcome))
      } else if (!called.has(lane)) return
    }
  }

  const runLane = async (lane: Lane): Promise<void> => {
    called.add(lane)
    const before = busy.get(lane) ?? 0
    if (before >= workersOf[lane]) return
    busy.set(lane, before + 1)
    try {
      await work(lane)
    } catch (error) {
      // Unsettled work is taken over once its lease ends.
      log('warn', 'the work queue is not emptied at the moment', { error: messageOf(error) })
    } finally {
      busy.set(lane, (busy.get(lane) ?? 1) - 1)
    }
  }

  return {
    run: async (...only) => {
      const requested = [...lanes.keys()].filter((lane) => only.length === 0 || only.includes(lane))
      if (only.length === 0 || only.includes('periodic'))
        await attempt(world, () => store.addMissing(db, periodic, now())).catch(() => undefined)
      await Promise.all(requested.map(runLane))
    },
    stop: () => {
      isStopped = true
    },
  }
}
