/**
 * Tells of a database that stands still, as one whose machine is paused: its connections stay open and say nothing, so that
 * whoever has asked would wait for as long as it does. It counts as silent once nothing was answered for a while although
 * somebody waits, and a connection of its own is not answered either; a statement that only takes long is left alone.
 * @param isSilent asks it once more, and resolves to whether that was not answered in time
 * @param onSilent lets those who wait go
 * @returns what to hand each statement to
 */
export const watchSilence = (isSilent: () => Promise<boolean>, onSilent: () => void, patienceMs = 5000) => {
  let waiting = 0
  let heardAt = 0
  let isLooking = false

  const look = async () => {
    const isQuiet = waiting > 0 && performance.now() - heardAt >= patienceMs
    if (isQuiet && (await isSilent()) && performance.now() - heardAt >= patienceMs) onSilent()
    isLooking = waiting > 0
    if (isLooking) setTimeout(look, patienceMs).unref()
  }

  return async <T>(answer: Promise<T>): Promise<T> => {
    if (waiting === 0) heardAt = performance.now()
    waiting += 1
    if (!isLooking) setTimeout(look, patienceMs).unref()
    isLooking = true
    try {
      return await answer
    } finally {
      waiting -= 1
      heardAt = performance.now()
    }
  }
}
