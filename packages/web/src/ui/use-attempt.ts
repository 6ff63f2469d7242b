import { useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem } from './describe-problem.ts'
import { wordsOf, writeProblem } from './form/field-problem.ts'
import { commonMessages } from './messages/index.ts'
import { useUndo } from './use-undo.ts'

/**
 * Tries changes, each with Undo. `attempt` answers whether it went well; if not, `problem` says why: the first field that
 * was refused, or what else it was.
 * @param onSettled what follows from the change may be other than it was
 * @param conflict what is said where somebody else was faster
 */
export const useAttempt = (onSettled: () => void, conflict?: string) => {
  const common = useMessages(commonMessages)
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const inWords = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'conflict' && conflict) return conflict
    const [first] = error instanceof ApiError ? Object.values(error.fields) : []
    return (first && wordsOf(common, writeProblem(first))) ?? describeProblem(common, error).text
  }
  const attempt = async (done: string, change: () => Promise<{ readonly batch: string }>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      offer(done, (await change()).batch)
      return true
    } catch (error) {
      setProblem(inWords(error))
      return false
    } finally {
      setBusy(false)
      onSettled()
    }
  }
  return { attempt, isBusy, problem }
}
