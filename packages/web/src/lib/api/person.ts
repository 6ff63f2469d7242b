import { ApiError } from '../api-error.ts'

/** Asks the person before the screen for what a call needs; resolves to whether it may be repeated. */
type Ask = () => Promise<boolean>

/** A question that all calls which need the answer wait for together. */
const makeQuestion = () => {
  let ask: Ask = async () => false
  let asking: Promise<boolean> | undefined
  return {
    answerBy: (then: Ask): void => {
      ask = then
    },
    put: (): Promise<boolean> => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

const signIn = makeQuestion()
const password = makeQuestion()

/** Says what happens when a call finds nobody signed in. */
export const whenSignedOut = signIn.answerBy
/** Whether somebody has signed in again, so that a call may be repeated. */
export const reportSignedOut = signIn.put

/** Says what happens when a risky step wants somebody who has just shown who they are. */
export const onProofRequired = password.answerBy
/** Whether somebody has shown that it is them, so that the step may be repeated. */
export const reportProofRequired = password.put

/** Does a risky step; undefined where the person is asked for the password and thinks better of it. */
export const unlessDeclined = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'fresh_sign_in') return undefined
    throw error
  }
}
