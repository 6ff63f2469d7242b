/** A question that stands over the page until it is answered by yes or no. */
const makeQuestion = () => {
  let answer: ((isYes: boolean) => void) | undefined
  const listeners = new Set<() => void>()
  const change = (next: typeof answer) => {
    answer = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => answer,
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Where nothing shows it, the answer is no. */
    ask: (): Promise<boolean> =>
      listeners.size === 0
        ? Promise.resolve(false)
        : new Promise((resolve) =>
            change((isYes) => {
              change(undefined)
              resolve(isYes)
            }),
          ),
  }
}

/** Whether somebody signed in again after the session had ended. */
export const signInQuestion = makeQuestion()
/** Whether somebody has shown by the password that it is them. */
export const passwordQuestion = makeQuestion()
