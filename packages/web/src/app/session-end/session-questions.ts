import { createAtom } from '@tanstack/react-store'

interface Open {
  readonly answer?: (isYes: boolean) => void
}

/** Number of places on the page that show questions. */
let places = 0

/** Says that questions are shown, until the returned function is called. */
export const showQuestions = (): (() => void) => {
  places += 1
  return () => {
    places -= 1
  }
}

/** A question that stands over the page until it is answered by yes or no. */
const makeQuestion = () => {
  const open = createAtom<Open>({})
  return {
    open,
    /** Asks, and resolves to false where no place shows the question. */
    ask: (): Promise<boolean> =>
      places === 0
        ? Promise.resolve(false)
        : new Promise((resolve) =>
            open.set({
              answer: (isYes) => {
                open.set({})
                resolve(isYes)
              },
            }),
          ),
  }
}

/** Asks a person to sign in again after their session ended. */
export const signInQuestion = makeQuestion()
/** Asks a person to prove by their password who they are. */
export const passwordQuestion = makeQuestion()
