/** Work that must not overlap. */
export interface Queue {
  /** Does it when all before is done. */
  readonly now: (work: () => Promise<void>) => Promise<void>
  /** Returns a function that queues background work, at most once until it starts. */
  readonly once: (work: () => Promise<unknown>) => () => void
}

/** @param onFailure is told of what nobody waits for */
export const openQueue = (onFailure: (error: unknown) => void): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  const now = (work: () => Promise<void>): Promise<void> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const once = (work: () => Promise<unknown>) => {
    let waits = false
    return () => {
      if (waits) return
      waits = true
      now(async () => {
        waits = false
        await work()
      }).catch(onFailure)
    }
  }
  return { now, once }
}
