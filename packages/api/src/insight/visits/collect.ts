import { attempt } from '../../kit/http/attempt.ts'
import type { Ports } from '../../kit/ports.ts'
import { gather } from './gather.ts'
import { type Outcome, recordAll, type Told } from './record.ts'

/** Returns a function that records the hits of a page; those of many pages are written together. */
export const openRecord = (ports: Ports): ((told: Told) => Promise<Outcome>) => {
  let known: readonly string[] = []
  const work = async (all: readonly Told[]) => {
    const { outcomes, sites } = await attempt(ports, () => recordAll(ports.db, ports.newId, all))
    known = sites
    return outcomes
  }
  // Sites that were unknown at the last lookup have no predicted result: they wait for the real one.
  const foresee = ({ origin, collected }: Told) => (known.includes(origin) ? collected.hits.length : undefined)
  return gather<Told, Outcome>({ work, foresee, background: ports.background })
}
