/** Lets everybody else have their turn in the midst of something that takes long: there is one thread for all. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** For so long one may have the thread. */
const longestMs = 10

/** Whose turn it is, asked at each small step of something that takes long. */
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
