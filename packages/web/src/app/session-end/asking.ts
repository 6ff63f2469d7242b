/** The question that stands over the page when a session has ended: it is answered by whether somebody signed in again. */
let answer: ((isSignedIn: boolean) => void) | undefined
const listeners = new Set<() => void>()

const change = (next: typeof answer) => {
  answer = next
  for (const listener of listeners) listener()
}

export const currentQuestion = () => answer

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts the question, which stands until it is answered. */
export const askAgain = (): Promise<boolean> =>
  new Promise((resolve) =>
    change((isSignedIn) => {
      change(undefined)
      resolve(isSignedIn)
    }),
  )
