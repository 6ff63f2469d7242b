import { createAtom } from '@tanstack/react-store'

interface Open {
  readonly answer?: (isYes: boolean) => void
}

/** How many places on the page show questions. */
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
    /** Where nothing shows it, the answer is no. */
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

/** Whether somebody signed in again after the session had ended. */
export const signInQuestion = makeQuestion()
/** Whether somebody has shown by the password that it is them. */
export const passwordQuestion = makeQuestion()
