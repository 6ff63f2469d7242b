import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Ports, Tx } from '../ports.ts'
import { isCollision, numberOf } from '../sql/xact.ts'
import { prepared } from './prepared.ts'

type Reach = Pick<Ports, 'db' | 'isOutage' | 'waitForDatabase'>

const unavailable = () => new Problem('unavailable')

/** Maximum wait, also if each attempt fails while the database answers in between. */
const longestMs = 10_000

/** Resolves to true if there is time for another attempt and the database is back. */
const mayTryAgain = async ({ waitForDatabase }: Reach, since: number): Promise<boolean> =>
  (await waitForDatabase()) && performance.now() - since < longestMs

/** Runs repeatable work; during a short outage of the database, waits and retries. */
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

/**
 * Runs work that can't be repeated.
 * @throws Problem `unavailable` if the database becomes unreachable
 */
export const attemptOnce = async <T>({ isOutage }: Pick<Reach, 'isOutage'>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isOutage(error) ? unavailable() : error
  }
}

type Outcome<T> = { readonly done: true; readonly value: T } | { readonly done: false }

/** Returns true if a transaction was committed, by looking for what it wrote. */
export type WasCommitted = (db: Db) => Promise<boolean>

/**
 * Runs a transaction exactly once. If the connection is lost before COMMIT, nothing happened and the work is repeated; if it is
 * lost during COMMIT, the data that the transaction wrote shows if it was committed. (Its transaction id isn't enough: after a
 * crash another transaction may get it; see PostgreSQL documentation 9.27.8.) Resources reported as `Unprepared` are prepared
 * before a retry.
 */
export const attemptTransaction = async <T>(
  reach: Reach,
  work: (tx: Tx) => Promise<T>,
  wasDone: WasCommitted,
): Promise<T> => {
  const since = performance.now()
  for (;;) {
    const outcome = await prepared(() => tryTransaction(reach, work, wasDone))
    if (outcome.done) return outcome.value
    if (!(await mayTryAgain(reach, since))) throw unavailable()
  }
}

const tryTransaction = async <T>(
  reach: Reach,
  work: (tx: Tx) => Promise<T>,
  wasDone: WasCommitted,
): Promise<Outcome<T>> => {
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
    // The server may still be running it: neither committed nor rolled back.
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
    // After a crash, the same number may be assigned again later.
    return false
  }
}
