import { attempt } from '../../kit/http/attempt.ts'
import type { Ports } from '../../kit/ports.ts'
import { openIngestBuffer } from './ingest-buffer.ts'
import { type CollectRequest, type Outcome, recordAll } from './record.ts'

/** Returns a function that records the hits of a page; those of many pages are written together. */
export const openRecorder = (ports: Ports): ((request: CollectRequest) => Promise<Outcome>) => {
  let known: readonly string[] = []
  const work = async (all: readonly CollectRequest[]) => {
    const { outcomes, sites } = await attempt(ports, () => recordAll(ports.db, ports.newId, all))
    known = sites
    return outcomes
  }
  // Sites that were unknown at the last lookup have no predicted result: they wait for the real one.
  const predict = ({ origin, collected }: CollectRequest) =>
    known.includes(origin) ? collected.hits.length : undefined
  return openIngestBuffer<CollectRequest, Outcome>({ work, predict, background: ports.background })
}
