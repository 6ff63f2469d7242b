import { ApiError } from '../lib/api-error.ts'
import type { CommonMessages, FieldLabels } from './describe-problem.ts'
import { describeProblem } from './describe-problem.ts'
import { toast } from './toast.ts'

/** Whether nothing is wrong but the moment. */
const isLater = (error: unknown) =>
  error instanceof ApiError && (error.code === 'busy' || error.code === 'too_many_downloads')

/**
 * Tells of a failure beside the screen, where the screen itself has no place for it.
 * @param again does it once more, which is offered where only the moment was wrong
 */
export const reportProblem = (m: CommonMessages, error: unknown, labels?: FieldLabels, again?: () => void): void => {
  const { text, requestId } = describeProblem(m, error, labels)
  const action = again && isLater(error) ? { label: m.actions.retry, onClick: again } : undefined
  toast.error(text, { description: requestId, ...(action && { action }) })
}
