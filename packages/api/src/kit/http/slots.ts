/**
 * Creates a semaphore with a bounded queue.
 * @param full creates the error when the queue is full
 */
export const openSlots = (atOnce: number, maxWaiting: number, full: () => Error) => {
  const waiting: (() => void)[] = []
  let busy = 0
  const enter = async () => {
    if (busy < atOnce) {
      busy += 1
      return
    }
    if (waiting.length >= maxWaiting) throw full()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  /** Hands the slot over to the next in the queue, if any. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    return work().finally(leave)
  }
}
