import { Problem } from '@quarterdeck/contract/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'

/** How patient somebody is. */
export interface Patience {
  /** So many tries are free; after each further one the wait is twice as long. */
  readonly free: number
  /** Seconds of the first wait. */
  readonly first: number
  /** Seconds of the longest wait. */
  readonly longest: number
}

/** With whoever claims to be one person. */
export const perAccount: Patience = { free: 5, first: 1, longest: 900 }

/** What was tried is forgotten after a day of rest. */
const restHours = 24

/** Seconds to wait after so many tries. */
const waitOf = ({ free, first, longest }: Patience, count: number): number =>
  count < free ? 0 : Math.min(longest, first * 2 ** Math.min(count - free, 30))

const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/**
 * Counts a try before it is made, so that a thousand at one moment are no more than one after the other; the row is their lock.
 * Answers how many seconds to wait should it fail.
 * @throws Problem `too_many_requests` while somebody has to wait
 */
export const countTry = async (db: Db | Tx, key: string, patience: Patience, now: Date): Promise<number> => {
  const { free, first, longest } = patience
  const tried = sql`case when t."at" < ${now}::timestamptz - make_interval(hours => ${restHours}) then 1 else t."count" + 1 end`
  const { rows } = await sql<{ count: number }>`
    insert into "tries" as t ("key", "count", "at", "until")
    values (${key}, 1, ${now}, ${new Date(now.getTime() + 1000 * waitOf(patience, 1))})
    on conflict ("key") do update set "at" = ${now}, "count" = ${tried},
      "until" = ${now}::timestamptz + make_interval(secs => case when ${tried} < ${free}::integer then 0
        else least(${longest}::double precision, ${first}::double precision * power(2, least(${tried} - ${free}::integer, 30))) end)
    where t."until" <= ${now}
    returning "count"`.execute(db)
  const [row] = rows
  if (row) return waitOf(patience, row.count)
  const held = await db.selectFrom('tries').select('until').where('key', '=', key).executeTakeFirst()
  throw new Problem('too_many_requests', { retryAfter: secondsUntil(held?.until ?? now, now) })
}

/** It went well: nothing is held against anybody. */
export const forgetTries = async (db: Db | Tx, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await db.deleteFrom('tries').where('key', 'in', keys).execute()
}

/** Takes one try back that went well, where others may have failed. */
export const takeBackTry = async (db: Db | Tx, key: string, now: Date): Promise<void> => {
  await sql`update "tries" set "count" = greatest("count" - 1, 0), "until" = ${now} where "key" = ${key}`.execute(db)
}

/** Nobody remembers what was tried long ago. */
export const dropOldTries = async (tx: Tx, now: Date): Promise<void> => {
  const rested = new Date(now.getTime() - restHours * 3_600_000)
  await tx.deleteFrom('tries').where('at', '<', rested).where('until', '<', now).execute()
}
