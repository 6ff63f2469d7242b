import { useState } from 'react'
import { ApiError, withoutFieldErrors } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem, fieldProblemText } from './describe-problem.ts'
import { commonMessages } from './messages/index.ts'

/** Sends a form; returns the errors of its fields and of the request. */
export const useSubmit = () => {
  const common = useMessages(commonMessages)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const fields = error instanceof ApiError ? error.fields : {}
  const send = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    send,
    error,
    /** Returns the error text of a field. */
    wrong: (name: string): string | undefined => {
      const { [name]: problem } = fields
      return problem && fieldProblemText(common, problem)
    },
    /** Returns the error text of everything except these fields. */
    problem: (...known: readonly string[]): string | undefined => {
      const rest = withoutFieldErrors(error, known)
      return rest === undefined ? undefined : describeProblem(common, rest).text
    },
  }
}
