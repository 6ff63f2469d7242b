/**
 * Detects a database that hangs, such as one on a paused machine: connections stay open without answers. It counts as
 * silent when nothing was answered for a while although statements wait, and a separate connection gets no answer
 * either; a slow statement alone doesn't count.
 * @param isSilent queries it again, and resolves to true without a timely answer
 * @param onSilent releases waiting statements
 * @returns a function to register each statement
 */
export const watchSilence = (isSilent: () => Promise<boolean>, onSilent: () => void, patienceMs = 5000) => {
  let waiting = 0
  let answeredAt = 0
  let isLooking = false

  const look = async () => {
    const isQuiet = waiting > 0 && performance.now() - answeredAt >= patienceMs
    if (isQuiet && (await isSilent()) && performance.now() - answeredAt >= patienceMs) onSilent()
    isLooking = waiting > 0
    if (isLooking) setTimeout(look, patienceMs).unref()
  }

  return async <T>(answer: Promise<T>): Promise<T> => {
    if (waiting === 0) answeredAt = performance.now()
    waiting += 1
    if (!isLooking) setTimeout(look, patienceMs).unref()
    isLooking = true
    try {
      return await answer
    } finally {
      waiting -= 1
      answeredAt = performance.now()
    }
  }
}
