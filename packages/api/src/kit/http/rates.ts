import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { type ClientNetwork, clientNetworks } from './client-networks.ts'

/**
 * Limit on how often something that succeeds may be done, as a token bucket. Unlike a `TryLimit` it forgets all the
 * time: a few times a day is never refused.
 */
export interface Rate {
  /** Times at one moment, after a pause. */
  readonly burst: number
  readonly perHour: number
}

/** The rate for several who share a key. */
const multiplied = ({ burst, perHour }: Rate, times: number): Rate => ({
  burst: burst * times,
  perHour: perHour * times,
})

/**
 * Counts one use. The row holds the moment at which the bucket is full again (`until`, the generic cell rate algorithm), so that
 * one statement decides, for all servers. A moment later than any that is given was written by a clock that was wrong.
 * @returns 0, or the seconds until it may be tried again
 */
export const countUse = async (db: Db | Tx, key: string, { burst, perHour }: Rate, now: Date): Promise<number> => {
  const each = 3600 / perHour
  const most = new Date(now.getTime() + 1000 * each * burst)
  const next = sql`case when t."until" > ${new Date(most.getTime() + 1000 * each)} then ${now}::timestamptz
    else greatest(t."until", ${now}::timestamptz) end + make_interval(secs => ${each}::double precision)`
  const { rows } = await sql`
    insert into "tries" as t ("key", "count", "at", "until")
    values (${key}, 1, ${now}, ${new Date(now.getTime() + 1000 * each)})
    on conflict ("key") do update set "at" = ${now}, "until" = ${next} where ${next} <= ${most}::timestamptz
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const used = await db.selectFrom('tries').select('until').where('key', '=', key).executeTakeFirst()
  const untilMs = used?.until.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((untilMs + 1000 * each - most.getTime()) / 1000))
}

/** @throws Problem `too_many_requests` */
export const limitRate = async (db: Db | Tx, key: string, rate: Rate, now: Date): Promise<void> => {
  const retryAfter = await countUse(db, key, rate, now)
  if (retryAfter > 0) throw new Problem('too_many_requests', { retryAfter })
}

/** Counts one use by each network that a request comes from. @throws Problem `too_many_requests` */
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

/** Counts one use by each of the networks of a client. Returns false where that is too much. */
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
