import type { Endpoint } from '@quarterdeck/contract/endpoint'
import { Problem } from '@quarterdeck/contract/problem'
import { sql } from 'kysely'
import type { Ports } from '../ports.ts'

const minuteMs = 60_000
/** In a minute, from one address: an office of many people may have one, and each page load asks who is there. */
const mostWrites = 120

/**
 * Nobody keeps the product busy without being signed in: what an address writes within a minute is counted in the database, for
 * all servers on it. What is only read costs less than the counting, and is counted nowhere.
 * @throws Problem `too_many_requests` until the minute is over
 */
export const limitStrangers = async (
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { method }: Pick<Endpoint, 'method'>,
  headers: Headers,
): Promise<void> => {
  const address = headers.get('x-client-address')
  if (method === 'GET' || !address) return
  const at = now()
  const until = new Date((Math.floor(at.getTime() / minuteMs) + 1) * minuteMs)
  const { rows } = await sql<{ count: number }>`
    insert into "tries" as t ("key", "count", "at", "until") values (${`stranger ${address}`}, 1, ${at}, ${until})
    on conflict ("key") do update set "at" = ${at}, "until" = ${until},
      "count" = case when t."until" = ${until} then t."count" + 1 else 1 end
    returning "count"`.execute(db)
  if ((rows[0]?.count ?? 0) > mostWrites)
    throw new Problem('too_many_requests', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
}
