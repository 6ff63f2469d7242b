/**
 * Lets so many pieces of work go on at once, and so many wait.
 * @param full is what whoever comes then is refused with
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
  /** Whoever waits takes this very slot over. */
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
