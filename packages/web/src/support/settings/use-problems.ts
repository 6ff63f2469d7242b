import { fieldProblems } from '@quarterdeck/contract/core/issues'
import type { z } from 'zod'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { fieldProblemText } from '../../ui/describe-problem.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { supportSettingsMessages } from './messages/index.ts'

/** What is wrong with the field of a path, in words; undefined where nothing is. */
export type ErrorAt = (path: string) => string | undefined

/** The same of what stands below a path. */
export const below =
  (errorAt: ErrorAt, path: string): ErrorAt =>
  (field) =>
    errorAt(`${path}.${field}`)

/** What is wrong with a value by its schema, field by field. */
export const useProblems = (
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
