import { useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem, type FieldLabels } from '../ui/describe-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { useUndo } from './use-undo.ts'

/**
 * Tries changes, each with Undo. `attempt` answers whether it went well; if not, `problem` says why: the fields that were
 * refused, or what else it was.
 * @param onSettled what follows from the change may be other than it was
 * @param conflict what is said where somebody else was faster
 */
export const useAttempt = (onSettled: () => void, conflict?: string) => {
  const common = useMessages(commonMessages)
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const inWords = (error: unknown, labels: FieldLabels) =>
    error instanceof ApiError && error.code === 'conflict' && conflict
      ? conflict
      : describeProblem(common, error, labels).text
  /** @param labels how the fields are called that may be refused */
  const attempt = async (
    done: string,
    change: () => Promise<{ readonly batch: string }>,
    labels: FieldLabels = {},
  ): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      offer(done, (await change()).batch)
      return true
    } catch (error) {
      setProblem(inWords(error, labels))
      return false
    } finally {
      setBusy(false)
      onSettled()
    }
  }
  return { attempt, isBusy, problem }
}
