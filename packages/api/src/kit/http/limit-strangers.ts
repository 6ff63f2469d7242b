import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Ports } from '../ports.ts'
import { clientNetworks } from './client-networks.ts'

const minuteMs = 60_000
/** Maximum writes per minute and network. An office may share one network. */
const maxWrites = 120
/** Maximum reads per minute and network. Each page load checks the session, and a list shows up to 200 pictures. */
const maxReads = 6000
/** Maximum collected events per minute and network, with many visitors behind one address. */
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

/** Counts a read in memory: a database query would cost more than most of these reads. */
const countRead = (db: Db, network: string, until: Date): number => {
  const known = readers.get(db)
  const minute = known?.until === until.getTime() ? known : { until: until.getTime(), counts: new Map() }
  if (minute !== known) readers.set(db, minute)
  const count = (minute.counts.get(network) ?? 0) + 1
  minute.counts.set(network, count)
  return count
}

/**
 * Limits requests without a session, by network and minute: writes and rendered files are counted in the database, for all
 * servers; other reads by each server.
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
