import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { type ClientNetwork, clientNetworks } from './client-networks.ts'

/**
 * Rate limit for successful actions, as a token bucket. Unlike a `TryLimit` it recovers continuously: a few uses per day are
 * never rejected.
 */
export interface Rate {
  /** Maximum uses at once, after a pause. */
  readonly burst: number
  readonly perHour: number
}

/** Returns the rate for several clients that share a key. */
const multiplied = ({ burst, perHour }: Rate, times: number): Rate => ({
  burst: burst * times,
  perHour: perHour * times,
})

/**
 * Counts one use. The row holds the instant at which the bucket is full again (`until`, generic cell rate algorithm), so one
 * statement decides for all servers. An instant that is too far ahead was written by a wrong clock and is ignored.
 * @returns 0, or the seconds until the next use is allowed
 */
export const countUse = async (db: Db | Tx, key: string, { burst, perHour }: Rate, now: Date): Promise<number> => {
  const each = 3600 / perHour
  const latest = new Date(now.getTime() + 1000 * each * burst)
  const next = sql`case when t."until" > ${new Date(latest.getTime() + 1000 * each)} then ${now}::timestamptz
    else greatest(t."until", ${now}::timestamptz) end + make_interval(secs => ${each}::double precision)`
  const { rows } = await sql`
    insert into "tries" as t ("key", "count", "at", "until")
    values (${key}, 1, ${now}, ${new Date(now.getTime() + 1000 * each)})
    on conflict ("key") do update set "at" = ${now}, "until" = ${next} where ${next} <= ${latest}::timestamptz
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const used = await db.selectFrom('tries').select('until').where('key', '=', key).executeTakeFirst()
  const untilMs = used?.until.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((untilMs + 1000 * each - latest.getTime()) / 1000))
}

/**
 * Counts one use and rejects it above the limit.
 * @throws Problem `too_many_requests`
 */
export const limitRate = async (db: Db | Tx, key: string, rate: Rate, now: Date): Promise<void> => {
  const retryAfter = await countUse(db, key, rate, now)
  if (retryAfter > 0) throw new Problem('too_many_requests', { retryAfter })
}

/**
 * Counts one use for each network of a request.
 * @throws Problem `too_many_requests`
 */
export const limitClient = async (
  db: Db | Tx,
  headers: Headers,
  action: string,
  rate: Rate,
  now: Date,
): Promise<void> => {
  for (const { name, times } of clientNetworks(headers))
    await limitRate(db, `${action} from ${name}`, multiplied(rate, times), now)
}

/** Counts one use for each network of a client. Returns false if one of them is above its limit. */
export const isWithinRate = async (
  db: Db | Tx,
  networks: readonly ClientNetwork[],
  action: string,
  rate: Rate,
  now: Date,
): Promise<boolean> => {
  for (const { name, times } of networks)
    if ((await countUse(db, `${action} from ${name}`, multiplied(rate, times), now)) > 0) return false
  return true
}
