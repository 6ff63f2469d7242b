import { useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem, type FieldLabels } from '../ui/describe-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { useUndo } from './use-undo.ts'

/**
 * Tries changes, each with Undo where there is one. `attempt` answers whether it went well; if not, `problem` says why: the fields that were
 * refused, or what else it was.
 * @param onSettled what follows from the change may be other than it was
 * @param conflict what is said where somebody else was faster, in the feature's own words where it has some for that
 */
export const useUndoableAction = (
  onSettled: () => void,
  conflict?: string | ((error: ApiError) => string | undefined),
) => {
  const common = useMessages(commonMessages)
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const own = (error: ApiError) => {
    if (typeof conflict === 'function') return conflict(error)
    return error.code === 'conflict' ? conflict : undefined
  }
  const inWords = (error: unknown, labels: FieldLabels) =>
    (error instanceof ApiError && own(error)) || describeProblem(common, error, labels).text
  /**
   * @param done what is said afterwards
   * @param change answers with an empty batch where it cannot be undone
   * @param labels how the fields are called that may be refused
   */
  const attempt = async <Answer extends { readonly batch: string }>(
    done: string | ((answer: Answer) => string),
    change: () => Promise<Answer>,
    labels: FieldLabels = {},
  ): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await change()
      offer(typeof done === 'string' ? done : done(answer), answer.batch)
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
