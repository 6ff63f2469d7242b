import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import type { z } from 'zod'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { fieldProblemText } from '../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { supportSettingsMessages } from './messages/index.ts'

/** Returns the error text of a field, by path; undefined if it is valid. */
export type ErrorAt = (path: string) => string | undefined

/** Returns the errors below a path. */
export const errorsBelow =
  (errorAt: ErrorAt, path: string): ErrorAt =>
  (field) =>
    errorAt(`${path}.${field}`)

/** Validates a value, and returns the error text of each field. */
export const useValidation = (
  schema: z.ZodType,
  value: unknown,
): { readonly errorAt: ErrorAt; readonly isValid: boolean } => {
  const common = useMessages(commonMessages)
  const { hours: m } = useMessages(supportSettingsMessages)
  const { success, error } = schema.safeParse(value, { reportInput: true })
  const problems = error ? fieldProblems(error.issues) : {}
  const errorAt = (path: string) => {
    const problem = problems[path]
    if (!problem) return undefined
    if (path.endsWith('week') && problem.code === 'required') return m.none
    if (problem.code === 'invalid' && path.endsWith('.from')) return m.overlap
    if (problem.code === 'invalid' && path.endsWith('.to')) return m.empty
    return fieldProblemText(common, problem)
  }
  return { errorAt, isValid: success }
}
