import { ApiError } from '../lib/api-error.ts'
import type { CommonMessages, FieldLabels } from './describe-problem.ts'
import { describeProblem } from './describe-problem.ts'
import { toast } from './toast.ts'

/** Returns true for errors that pass by themselves. */
const isLater = (error: unknown) =>
  error instanceof ApiError && (error.code === 'busy' || error.code === 'too_many_downloads')

/**
 * Shows an error as a toast.
 * @param again repeats the action; offered only for errors that pass by themselves
 */
export const reportProblem = (m: CommonMessages, error: unknown, labels?: FieldLabels, again?: () => void): void => {
  const { text, requestId } = describeProblem(m, error, labels)
  const action = again && isLater(error) ? { label: m.actions.retry, onClick: again } : undefined
  toast.error(text, { description: requestId, ...(action && { action }) })
}
