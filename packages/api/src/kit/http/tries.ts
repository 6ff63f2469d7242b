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

/** The limit for tries to sign in to one account. */
export const perAccount: TryLimit = { free: 5, first: 1, longest: 900 }

/** Nobody is interested in a key that was not tried for so long. */
const restHours = 24

/** Seconds to wait after so many tries. */
const waitOf = ({ free, first, longest }: TryLimit, count: number): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** Math.min(count - free, 30))

const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/**
 * The time up to which failures were forgotten: one in each time of the longest wait. Whoever fails a few times a day is never
 * kept waiting for that, and whoever guesses without end waits the longest time each time.
 */
const forgotten = ({ longest }: TryLimit, now: Date) => {
  const past = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - t."at")) / ${longest}::double precision)`
  return {
    tried: sql`(greatest(0, t."count" - ${past})::integer + 1)`,
    at: sql`least(${now}::timestamptz, t."at" + make_interval(secs => ${past} * ${longest}::double precision))`,
  }
}

/**
 * Counts a try before it is made, so that a thousand at one moment are no more than one after the other; the row is their lock.
 * A wait longer than any that is given was written by a clock that was wrong, and is over. As long as tries are free no moment is
 * compared: the clock of another server may be ahead by some milliseconds.
 * Answers how many seconds to wait should it fail.
 * @throws Problem `too_many_requests` while somebody has to wait
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

/** It went well: nothing is held against anybody. */
export const forgetTries = async (db: Db | Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await db.deleteFrom('tries').where('key', 'in', keys).execute()
}

/** Takes one try back that went well, where others may have failed. */
export const takeBackTry = async (db: Db | Tx, key: string, now: Date): Promise<void> => {
  await sql`
    update "tries" set "count" = greatest("count" - 1, 0), "until" = least("until", ${now}::timestamptz)
    where "key" = ${key}`.execute(db)
}

/** The tries of one key that this server is judging. */
interface Judging {
  readonly open: Set<Promise<boolean>>
  /** Number of right ones so far. */
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

/** Waits until one of the tries in progress turns out right, or none does; later ones are not waited for, or a flood would never end. */
const anyRight = ({ open }: Judging): Promise<boolean> => {
  const right = [...open].map(async (each) => {
    if (!(await each)) throw new Error('A wrong password')
  })
  return Promise.any(right).then(
    () => true,
    () => false,
  )
}

/** A try that was counted: the seconds to wait should it fail, and who is to be told what became of it. */
export interface Try {
  readonly wait: number
  /** Ends the try; to be called once it is judged and, where it was right, given back. */
  readonly end: (isRight: boolean) => void
}

/**
 * Counts a try as `countTry` does. Where too many are being judged already it waits for them: each that turns out right is
 * given back, so that right ones at one moment do not refuse each other, while wrong ones stay as limited as they are.
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

/** Nobody remembers what was tried long ago. */
export const dropOldTries = async (tx: Tx, now: Date): Promise<void> => {
  const rested = new Date(now.getTime() - restHours * 3_600_000)
  await tx.deleteFrom('tries').where('at', '<', rested).where('until', '<', now).execute()
}
