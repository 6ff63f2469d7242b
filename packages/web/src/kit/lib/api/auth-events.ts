import { ApiError } from '../api-error.ts'

/** Asks the user for what a call needs; resolves to true if the call can be repeated. */
type Ask = () => Promise<boolean>

/** Returns a prompt shared by all calls that wait for the same answer. */
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

/** Sets the handler for calls without a session. */
export const onSignedOut = signIn.answerBy
/** Prompts for a new sign-in; resolves to true if the call can be repeated. */
export const reportSignedOut = signIn.put

/** Sets the handler for actions that require a recently confirmed password. */
export const onProofRequired = password.answerBy
/** Prompts for the password; resolves to true if the action can be repeated. */
export const reportProofRequired = password.put

/** Runs an action that may prompt for the password; undefined if the user cancels the prompt. */
export const unlessCanceled = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'fresh_sign_in') return undefined
    throw error
  }
}
