import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Ports } from '../ports.ts'
import { clientNetworks } from './client-networks.ts'

const minuteMs = 60_000
/** Maximum writes in a minute from one network, which an office of many people may share. */
const maxWrites = 120
/** Each page load asks who is there, and a list shows up to two hundred faces. */
const maxReads = 6000
/** Behind one address many people may be on pages that tell what happens there. */
const maxTold = 600

const countWrite = async (db: Db, network: string, at: Date, until: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    insert into "tries" as t ("key", "count", "at", "until") values (${`stranger ${network}`}, 1, ${at}, ${until})
    on conflict ("key") do update set "at" = ${at}, "until" = ${until},
      "count" = case when t."until" = ${until} then t."count" + 1 else 1 end
    returning "count"`.execute(db)
  return rows[0]?.count ?? 0
}

const readers = new WeakMap<Db, { readonly until: number; readonly counts: Map<string, number> }>()

/** Each server counts for itself: a trip to the database would cost more than most of these reads. */
const countRead = (db: Db, network: string, until: Date): number => {
  const known = readers.get(db)
  const minute = known?.until === until.getTime() ? known : { until: until.getTime(), counts: new Map() }
  if (minute !== known) readers.set(db, minute)
  const count = (minute.counts.get(network) ?? 0) + 1
  minute.counts.set(network, count)
  return count
}

/**
 * Nobody keeps the product busy without being signed in. What a network writes within a minute is counted in the
 * database, for all servers on it, and so is a file that has to be drawn; what else it reads, by each server.
 * @throws Problem `too_many_requests` until the minute is over
 */
export const limitStrangers = async (
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { method, answers, toSites }: Pick<Endpoint, 'method' | 'answers' | 'toSites'>,
  headers: Headers,
): Promise<void> => {
  const at = now()
  const until = new Date((Math.floor(at.getTime() / minuteMs) + 1) * minuteMs)
  const isTold = method !== 'GET' && toSites !== undefined
  const isTooMuch = async (network: string, times: number): Promise<boolean> => {
    if (isTold) return countRead(db, `told ${network}`, until) > maxTold * times
    if (method === 'GET' && answers !== 'application/pdf') return countRead(db, network, until) > maxReads * times
    return (await countWrite(db, network, at, until)) > maxWrites * times
  }
  for (const { name, times } of clientNetworks(headers))
    if (await isTooMuch(name, times))
      throw new Problem('too_many_requests', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
}
