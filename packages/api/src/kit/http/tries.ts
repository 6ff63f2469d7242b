import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'

/** Number of free failed tries, and growth of the waits after them. */
export interface TryLimit {
  /** Number of free tries; each further one doubles the wait. */
  readonly free: number
  /** Seconds of the first wait. */
  readonly first: number
  /** Seconds of the longest wait. */
  readonly longest: number
}

/** Limit of sign-in attempts per account. */
export const perAccount: TryLimit = { free: 5, first: 1, longest: 900 }

/** Hours after which an unused key is deleted. */
const restHours = 24

/** Seconds to wait after so many tries. */
const waitOf = ({ free, first, longest }: TryLimit, count: number): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** Math.min(count - free, 30))

const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/**
 * Returns the time before which failures no longer count: one is forgiven per longest wait. A few failures per day never cause a
 * wait, and endless guessing always costs the longest one.
 */
const forgotten = ({ longest }: TryLimit, now: Date) => {
  const past = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - t."at")) / ${longest}::double precision)`
  return {
    tried: sql`(greatest(0, t."count" - ${past})::integer + 1)`,
    at: sql`least(${now}::timestamptz, t."at" + make_interval(secs => ${past} * ${longest}::double precision))`,
  }
}

/**
 * Counts an attempt before it is made, so that parallel attempts gain nothing; the row is their lock. A wait longer than the
 * maximum was written by a wrong clock and counts as over. Free attempts compare no times, because the clock of another server
 * may be slightly ahead. Returns the seconds to wait if the attempt fails.
 * @throws Problem `too_many_requests` during a wait
 */
export const countTry = async (db: Db | Tx, key: string, limit: TryLimit, now: Date): Promise<number> => {
  const { free, first, longest } = limit
  const { tried, at } = forgotten(limit, now)
  const { rows } = await sql<{ count: number }>`
    insert into "tries" as t ("key", "count", "at", "until")
    values (${key}, 1, ${now}, ${new Date(now.getTime() + 1000 * waitOf(limit, 1))})
    on conflict ("key") do update set "at" = ${at}, "count" = ${tried},
      "until" = ${now}::timestamptz + make_interval(secs => case when ${tried} < ${free}::integer then 0
        else least(${longest}::double precision, ${first}::double precision * power(2, least(${tried} - ${free}::integer, 30))) end)
    where ${tried} <= ${free}::integer or t."until" <= ${now} or t."until" > ${new Date(now.getTime() + 1000 * longest)}
    returning "count"`.execute(db)
  const [row] = rows
  if (row) return waitOf(limit, row.count)
  const held = await db.selectFrom('tries').select('until').where('key', '=', key).executeTakeFirst()
  throw new Problem('too_many_requests', { retryAfter: secondsUntil(held?.until ?? now, now) })
}

/** Forgets all attempts of some keys after a success. */
export const forgetTries = async (db: Db | Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await db.deleteFrom('tries').where('key', 'in', keys).execute()
}

/** Takes back one successful attempt; failed ones still count. */
export const takeBackTry = async (db: Db | Tx, key: string, now: Date): Promise<void> => {
  await sql`
    update "tries" set "count" = greatest("count" - 1, 0), "until" = least("until", ${now}::timestamptz)
    where "key" = ${key}`.execute(db)
}

/** Attempts at one key in progress on this server. */
interface Judging {
  readonly open: Set<Promise<boolean>>
  /** Number of successful ones so far. */
  rights: number
}

const judging = new WeakMap<Db, Map<string, Judging>>()

const judgingOf = (db: Db, key: string): Judging => {
  const all = judging.get(db) ?? new Map<string, Judging>()
  judging.set(db, all)
  const known = all.get(key) ?? { open: new Set(), rights: 0 }
  all.set(key, known)
  return known
}

const begin = (db: Db, key: string) => {
  const now = judgingOf(db, key)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  now.open.add(promise)
  return (isRight: boolean): void => {
    now.open.delete(promise)
    if (isRight) now.rights += 1
    if (now.open.size === 0) judging.get(db)?.delete(key)
    resolve(isRight)
  }
}

/** Waits until one of the current attempts succeeds or all have failed. Later ones don't count, or a flood would never end. */
const anyRight = ({ open }: Judging): Promise<boolean> => {
  const right = [...open].map(async (each) => {
    if (!(await each)) throw new Error('A wrong password')
  })
  return Promise.any(right).then(
    () => true,
    () => false,
  )
}

/** Counted attempt: the seconds to wait if it fails, and a callback for its result. */
export interface Try {
  readonly wait: number
  /** Ends the attempt; to be called after it is judged and, if successful, taken back. */
  readonly end: (isRight: boolean) => void
}

/**
 * Counts an attempt as `countTry` does. Above the limit it waits for attempts in progress: successful ones are taken back, so
 * parallel successes don't block each other, while failures stay limited.
 * @throws Problem `too_many_requests`
 */
export const beginTry = async (db: Db, key: string, limit: TryLimit, now: () => Date): Promise<Try> => {
  for (;;) {
    const others = judgingOf(db, key)
    const { rights } = others
    const end = begin(db, key)
    try {
      return { wait: await countTry(db, key, limit, now()), end }
    } catch (error) {
      end(false)
      if (!(error instanceof Problem)) throw error
      if (others.rights === rights && !(await anyRight(others))) throw error
    }
  }
}

/** Deletes old attempts. */
export const dropOldTries = async (tx: Tx, now: Date): Promise<void> => {
  const rested = new Date(now.getTime() - restHours * 3_600_000)
  await tx.deleteFrom('tries').where('at', '<', rested).where('until', '<', now).execute()
}
