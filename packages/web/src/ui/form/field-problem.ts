import { breachOf } from '@quarterdeck/contract/issues'
import { type FieldProblem, fieldCodes } from '@quarterdeck/contract/problem'
import type { core } from 'zod'
import type { CommonMessages } from '../describe-problem.ts'

/** A problem travels through the form as its code and limit, and is put into words where it is shown. */
export const writeProblem = ({ code, limit = '' }: Pick<FieldProblem, 'code' | 'limit'>): string => `${code}:${limit}`

export const writeIssue = (issue: core.$ZodRawIssue): string => writeProblem(breachOf(issue))

export const wordsOf = ({ fields }: CommonMessages, written: string | undefined): string | undefined => {
  if (!written) return undefined
  const [code = '', limit] = written.split(':')
  const known = fieldCodes.find((each) => each === code) ?? 'invalid'
  return fields[known](limit)
}
