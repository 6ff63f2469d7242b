import { type FieldCode, type FieldProblem, fieldCodes } from '@quarterdeck/contract/problem'
import type { core } from 'zod'
import type { CommonMessages } from '../describe-problem.ts'

type Issue = core.$ZodRawIssue

const codeOf = (issue: Issue): [FieldCode, limit?: number | bigint] => {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined || issue.input === null ? 'required' : 'type']
    case 'too_small':
      if (issue.origin !== 'string') return ['too_small', issue.minimum]
      return issue.input === '' ? ['required'] : ['too_short', issue.minimum]
    case 'too_big':
      return [issue.origin === 'string' ? 'too_long' : 'too_big', issue.maximum]
    case 'invalid_format':
      if (issue.input === '') return ['required']
      return [issue.format === 'email' ? 'email' : 'invalid']
    case 'invalid_value':
      return ['choice']
    case 'custom':
      return [fieldCodes.find((code) => code === issue.params?.code) ?? 'invalid']
    default:
      return ['invalid']
  }
}

/** A problem travels through the form as its code and limit, and is put into words where it is shown. */
const write = (code: FieldCode, limit: unknown = '') => `${code}:${limit}`

export const writeIssue = (issue: Issue): string => write(...codeOf(issue))

export const writeProblem = ({ code, limit }: FieldProblem): string => write(code, limit)

export const wordsOf = ({ fields }: CommonMessages, written: string | undefined): string | undefined => {
  if (!written) return undefined
  const [code = '', limit] = written.split(':')
  const known = fieldCodes.find((each) => each === code) ?? 'invalid'
  return fields[known](limit)
}
