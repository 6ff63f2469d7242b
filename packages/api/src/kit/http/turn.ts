/** Yields the thread to other requests during long work. */
export const yieldThread = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Milliseconds after which a request should yield. */
const longestMs = 10

/** Opens a timer that tells when long work should yield; cheap enough for each small step. */
export const openTurns = (): { readonly areDue: () => boolean; readonly pass: () => Promise<void> } => {
  let since = performance.now()
  return {
    areDue: () => performance.now() - since >= longestMs,
    pass: async () => {
      await yieldThread()
      since = performance.now()
    },
  }
}
