import { createAtom } from '@tanstack/react-store'

/**
 * What this window itself has changed: it knows already what the server tells everyone. Who listens is told of an answer
 * before its caller goes on.
 */
export const ownBatches = createAtom<ReadonlySet<string>>(new Set<string>())
const underWay = new Set<Promise<unknown>>()

/** Keeps in mind that this call changes something. */
export const ownChange = <Answer extends { readonly batch: string }>(call: Promise<Answer>): Promise<Answer> => {
  const noted = call.then(
    ({ batch }) => ownBatches.set((known) => new Set(known).add(batch)),
    () => undefined,
  )
  underWay.add(noted)
  void noted.finally(() => underWay.delete(noted))
  return call
}

/** Resolves when the batches of all that is on its way now are known. */
export const ownChangesKnown = (): Promise<unknown> => Promise.all(underWay)

export const isOwnBatch = (batch: string): boolean => ownBatches.get().has(batch)
