/** What this window itself has changed: it knows already what the server tells everyone. */
const batches = new Set<string>()
const underWay = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()

/** Calls the listener when the server has answered a change of this window, before its caller goes on. */
export const onOwnChange = (listener: () => void): void => void listeners.add(listener)

/** Keeps in mind that this call changes something. */
export const ownChange = <Answer extends { readonly batch: string }>(call: Promise<Answer>): Promise<Answer> => {
  const noted = call.then(
    ({ batch }) => {
      batches.add(batch)
      for (const listener of listeners) listener()
    },
    () => undefined,
  )
  underWay.add(noted)
  void noted.finally(() => underWay.delete(noted))
  return call
}

/** Resolves when the batches of all that is on its way now are known. */
export const ownChangesKnown = (): Promise<unknown> => Promise.all(underWay)

export const isOwnBatch = (batch: string): boolean => batches.has(batch)
