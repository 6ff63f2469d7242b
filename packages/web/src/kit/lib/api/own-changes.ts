import { createAtom } from '@tanstack/react-store'

/**
 * Batches changed by this window, to ignore the server's event about them. Updated before the call's promise
 * resolves.
 */
export const ownBatches = createAtom<ReadonlySet<string>>(new Set<string>())
const underWay = new Set<Promise<unknown>>()

/** Registers a call as a change by this window. */
export const ownChange = <Answer extends { readonly batch: string }>(call: Promise<Answer>): Promise<Answer> => {
  const noted = call.then(
    ({ batch }) => ownBatches.set((known) => new Set(known).add(batch)),
    () => undefined,
  )
  underWay.add(noted)
  void noted.finally(() => underWay.delete(noted))
  return call
}

/** Resolves when all pending changes have reported their batch. */
export const ownChangesKnown = (): Promise<unknown> => Promise.all(underWay)

export const isOwnBatch = (batch: string): boolean => ownBatches.get().has(batch)
