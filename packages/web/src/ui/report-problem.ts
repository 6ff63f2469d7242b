import type { CommonMessages, FieldLabels } from './describe-problem.ts'
import { describeProblem } from './describe-problem.ts'
import { toast } from './toast.ts'

/** Tells of a failure beside the screen, where the screen itself has no place for it. */
export const reportProblem = (m: CommonMessages, error: unknown, labels?: FieldLabels): void => {
  const { text, requestId } = describeProblem(m, error, labels)
  toast.error(text, { description: requestId })
}
