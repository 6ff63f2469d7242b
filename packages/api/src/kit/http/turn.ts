/** Lets everybody else have their turn in the midst of something that takes long: there is one thread for all. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Milliseconds for which one request may have the thread. */
const longestMs = 10

/** Tells when long work is due to yield the thread, and yields it; asked at each small step. */
export const openTurns = (): { readonly areDue: () => boolean; readonly pass: () => Promise<void> } => {
  let since = performance.now()
  return {
    areDue: () => performance.now() - since >= longestMs,
    pass: async () => {
      await turn()
      since = performance.now()
    },
  }
}
