import { attempt } from '../../kit/http/attempt.ts'
import type { Ports } from '../../kit/ports.ts'
import { gather } from './gather.ts'
import { type Outcome, recordAll, type Told } from './record.ts'

/** Records what pages tell, of a crowd together. */
export const openRecord = (ports: Ports): ((told: Told) => Promise<Outcome>) => {
  let known: readonly string[] = []
  const work = async (all: readonly Told[]) => {
    const { outcomes, sites } = await attempt(ports, () => recordAll(ports.db, ports.newId, all))
    known = sites
    return outcomes
  }
  // A page of a site that was not named lately is told so, which takes until it was looked up.
  const foresee = ({ origin, collected }: Told) => (known.includes(origin) ? collected.hits.length : undefined)
  return gather<Told, Outcome>({ work, foresee, background: ports.background })
}
