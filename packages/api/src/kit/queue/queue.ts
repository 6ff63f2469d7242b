import { type WorkKindName, workKinds } from '@quarterdeck/contract/system/work'
import { attempt } from '../http/attempt.ts'
import { problemOf } from '../http/errors.ts'
import type { Ports, Tx } from '../ports.ts'
import type { Claimed } from './store.ts'
import * as store from './store.ts'

/** Work of one lane doesn't wait for that of another: a long import holds up no mail. */
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
  /** True if the database or a store of files is away: that uses up no attempts, the next one follows after the longest pause at most. */
  readonly isOutage?: boolean
  /** Records the result elsewhere, in the transaction that ends the attempt. */
  readonly record?: (tx: Tx) => Promise<unknown>
}

/** What a server may rely on during an attempt. */
export interface Hold {
  /** Returns whether no other server has taken the work over; if so, none does before this transaction has ended. */
  readonly isHeld: (tx: Tx) => Promise<boolean>
  /** The same, for a transaction that does a part of the work: the next parts are attempted as often as the first. */
  readonly progress: (tx: Tx) => Promise<boolean>
  /** Returns whether the server stops, so that the attempt should end before its next part. */
  readonly isStopping: () => boolean
}

export interface WorkKind {
  readonly lane: Lane
  /** Pause after periodic work, in milliseconds; undefined for work that is done once. */
  readonly everyMs?: number
  /** Pauses before each further attempt, in milliseconds; work fails when the attempt after the last one does. */
  readonly pausesMs?: readonly number[]
  /** Milliseconds that an attempt may go without renewing its lease before another server takes it over. */
  readonly leaseMs?: number
  /** Makes an attempt. Throwing is a failed attempt. Whatever it did in part must not happen twice when it is repeated. */
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
  /** Runs what is due, and resolves when nothing is left for this server. Without lanes, of all of them. */
  readonly run: (...lanes: readonly Lane[]) => Promise<void>
  /** Lets attempts under way end and starts no other. */
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

  /** Renews the lease until the attempt ends: its length limits how long a crash goes unnoticed, not how long work takes. */
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

  /** Makes the attempt; work whose server ended again and again is given up, as it may be what ends them. */
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

  /** Returns how work goes on after an attempt: undefined when nothing is left to do. */
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
    // Periodic work must go on once its cause is gone, whoever looks.
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
      // The lease of what could not be settled ends, and the next round takes it over.
      log('warn', 'the work queue is not emptied at the moment', { error: messageOf(error) })
    } finally {
      busy.set(lane, (busy.get(lane) ?? 1) - 1)
    }
  }

  return {
    run: async (...only) => {
      const wanted = [...lanes.keys()].filter((lane) => only.length === 0 || only.includes(lane))
      if (only.length === 0 || only.includes('periodic'))
        await attempt(world, () => store.addMissing(db, periodic, now())).catch(() => undefined)
      await Promise.all(wanted.map(runLane))
    },
    stop: () => {
      isStopped = true
    },
  }
}
