import { Problem } from '@quarterdeck/contract/kit/problem'
import { clientNetworks } from '../../kit/http/client-networks.ts'
import type { Ports } from '../../kit/ports.ts'
import { hasBudget } from '../../kit/storage/index.ts'

const [minuteMs, dayMs] = [60_000, 86_400_000]
/** Maximum hits of one network: a page sends a handful, and an office can share one address. */
const [maxPerMinute, maxPerDay] = [3000, 50_000]
/** Maximum hits of all networks in a day, and number of distinct networks: no real audience exceeds these. */
const [maxOfAll, maxNetworks] = [2_000_000, 100_000]

interface Span {
  readonly until: number
  readonly counts: Map<string, number>
  total: number
}

/** Counts by time spans, in memory: each server counts for itself. */
const openSpans = (lengthMs: number) => {
  let span: Span = { until: 0, counts: new Map(), total: 0 }
  return (now: Date): Span => {
    const until = (Math.floor(now.getTime() / lengthMs) + 1) * lengthMs
    if (span.until !== until) span = { until, counts: new Map(), total: 0 }
    return span
  }
}

/**
 * Limits hits, not requests, each of which may bring fifty.
 * @returns a function that counts hits and answers false when they are not to be stored although nobody in particular sent too
 * many: beyond the daily total and the disk budget. It throws the problem `too_many_requests` for a network that sent too many.
 */
export const openHitLimit = (ports: Pick<Ports, 'db' | 'disk' | 'now'>) => {
  const [minuteOf, dayOf] = [openSpans(minuteMs), openSpans(dayMs)]
  return async (headers: Headers, hits: number, now: Date): Promise<boolean> => {
    const day = dayOf(now)
    if (day.total + hits > maxOfAll || day.counts.size > maxNetworks) return false
    for (const { name, times } of clientNetworks(headers)) {
      for (const [{ counts, until }, max] of [
        [minuteOf(now), maxPerMinute],
        [day, maxPerDay],
      ] as const) {
        const count = (counts.get(name) ?? 0) + hits
        if (count > max * times)
          throw new Problem('too_many_requests', { retryAfter: Math.ceil((until - now.getTime()) / 1000) })
        counts.set(name, count)
      }
    }
    day.total += hits
    return hasBudget(ports, 'visits')
  }
}
