import type { z } from 'zod'
import type { FieldCode, FieldProblem } from './problem.ts'

type Issue = z.core.$ZodIssue

const codeOf = (issue: Issue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type'
    case 'too_small':
      if (issue.origin === 'string') return Number(issue.minimum) === 1 ? 'required' : 'too_short'
      return issue.origin === 'array' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big'
    case 'invalid_format':
      if (issue.format === 'email') return 'email'
      return issue.format === 'datetime' || issue.format === 'date' ? 'date' : 'invalid'
    case 'invalid_value':
      return 'choice'
    case 'custom':
      return (issue.params?.code as FieldCode | undefined) ?? 'invalid'
    case 'invalid_union':
      return issue.input === undefined ? 'required' : 'invalid'
    default:
      return 'invalid'
  }
}

const limitOf = (issue: Issue): number | string | undefined => {
  if (issue.code === 'too_small') return Number(issue.minimum)
  if (issue.code === 'too_big') return Number(issue.maximum)
  if (issue.code === 'invalid_value') return issue.values.map(String).join(', ')
  return undefined
}

/**
 * What zod found, as one problem a field (the first each), keyed by path: `items.0.price`.
 * Parse with `reportInput: true`, else an absent field cannot be told from one of a wrong type.
 */
export const fieldProblems = (issues: readonly Issue[]): Record<string, FieldProblem> => {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (Object.hasOwn(fields, path)) continue
    const code = codeOf(issue)
    const limit = code === 'required' ? undefined : limitOf(issue)
    fields[path] = {
      code,
      message: code === 'required' ? 'Required' : issue.message,
      ...(limit === undefined ? {} : { limit }),
    }
  }
  return fields
}
