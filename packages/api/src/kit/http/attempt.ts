import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Ports, Tx } from '../ports.ts'
import { isCollision, numberOf } from '../sql/xact.ts'
import { prepared } from './unprepared.ts'

type Reach = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase'>

const unavailable = () => new Problem('unavailable')

/** Nobody waits without an end, also not where each try fails and the database answers in between. */
const longestMs = 10_000

/** Resolves to whether it may be tried again: the database is back, and there is time left. */
const mayTryAgain = async ({ waitForDatabase }: Reach, since: number): Promise<boolean> =>
  (await waitForDatabase()) && performance.now() - since < longestMs

/** Does work that may be repeated; while the database is away for a moment, waits and tries again. */
export const attempt = async <T>(reach: Reach, work: () => Promise<T>): Promise<T> => {
  const since = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!reach.isOutage(error)) throw error
      if (!(await mayTryAgain(reach, since))) throw unavailable()
    }
  }
}

/** Does work that cannot be repeated. @throws Problem `unavailable` where the database goes away meanwhile */
export const attemptOnce = async <T>({ isOutage }: Pick<Reach, 'isOutage'>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isOutage(error) ? unavailable() : error
  }
}

type Outcome<T> = { readonly done: true; readonly value: T } | { readonly done: false }

/** Checks if the work of a transaction was committed, by what it wrote itself. */
export type WasDone = (db: Db) => Promise<boolean>

/**
 * Does work in a transaction exactly once. When the connection is lost before
 * COMMIT was sent nothing happened and the work is done again; when it is lost
 * during COMMIT, what the transaction wrote tells whether it happened. Its number
 * would not: a crash may give it to another (PostgreSQL documentation 9.27.8 for
 * what can be asked while the server goes on). What turns out to be needed before it is done first (`Unprepared`).
 */
export const attemptTransaction = async <T>(
  reach: Reach,
  work: (tx: Tx) => Promise<T>,
  wasDone: WasDone,
): Promise<T> => {
  const since = performance.now()
  for (;;) {
    const outcome = await prepared(() => tryTransaction(reach, work, wasDone))
    if (outcome.done) return outcome.value
    if (!(await mayTryAgain(reach, since))) throw unavailable()
  }
}

const tryTransaction = async <T>(reach: Reach, work: (tx: Tx) => Promise<T>, wasDone: WasDone): Promise<Outcome<T>> => {
  let finished: { readonly value: T; readonly number: string | null } | undefined
  try {
    const value = await reach.db.transaction().execute(async (tx) => {
      const result = await work(tx)
      finished = { value: result, number: await numberOf(tx) }
      return result
    })
    return { done: true, value }
  } catch (error) {
    if (isCollision(error)) return { done: false }
    if (!reach.isOutage(error)) throw error
    if (!finished) return { done: false }
    const { value, number } = finished
    if (number === null) return { done: true, value }
    // The server may still be at it: neither done nor undone yet.
    if (await attempt(reach, () => isInProgress(reach, number))) throw unavailable()
    return (await attempt(reach, () => wasDone(reach.db))) ? { done: true, value } : { done: false }
  }
}

const isInProgress = async ({ db, isOutage }: Reach, number: string): Promise<boolean> => {
  try {
    const { rows } = await sql<{ status: string }>`select pg_xact_status(${number}::xid8) as status`.execute(db)
    return rows[0]?.status === 'in progress'
  } catch (error) {
    if (isOutage(error)) throw error
    // A number from before a crash may be one that is yet to come.
    return false
  }
}
