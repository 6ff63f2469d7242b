import { breachOf } from '@quarterdeck/contract/kit/issues'
import type { FieldProblem } from '@quarterdeck/contract/kit/problem'
import type { core } from 'zod'
import { type CommonMessages, fieldProblemText } from '../describe-problem.ts'

/**
 * Encodes a problem as code and limit for the form library; it becomes text where it is shown.
 * @param reasons texts of the form for some codes, encoded as they are
 */
export const writeProblem = (
  { code, limit = '' }: Pick<FieldProblem, 'code' | 'limit'>,
  reasons: Readonly<Record<string, string>> = {},
): string => `${reasons[code] ? '' : code}:${reasons[code] ?? limit}`

export const writeIssue = (issue: core.$ZodRawIssue): string => writeProblem(breachOf(issue))

export const wordsOf = (m: CommonMessages, written: string | undefined): string | undefined => {
  if (!written) return undefined
  if (written.startsWith(':')) return written.slice(1)
  const [code = '', limit] = written.split(':')
  return fieldProblemText(m, { code, limit })
}
