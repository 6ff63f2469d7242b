import type { z } from 'zod'
import { type FieldCode, type FieldProblem, fieldCodes } from './problem.ts'

/** A raw issue during parsing, or a finished one. */
type Found = z.core.$ZodRawIssue | z.core.$ZodIssue
type Breach = Pick<FieldProblem, 'code' | 'limit'>

const isNothing = (input: unknown) => input === undefined || input === null || input === ''

const typeBreachOf = ({ expected, input }: { readonly expected: string; readonly input?: unknown }): FieldCode =>
  expected === 'int' && typeof input === 'number' ? 'whole' : 'type'

/**
 * Returns the code of the rule that a field breaks, the same in browser and API. Parse with `reportInput: true`;
 * otherwise a missing field looks like one of a wrong type.
 */
export const breachOf = (issue: Found): Breach => {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      if (isNothing(issue.input)) return { code: 'required' }
      return { code: issue.code === 'invalid_type' ? typeBreachOf(issue) : 'invalid' }
    case 'too_small': {
      const limit = Number(issue.minimum)
      if (issue.origin === 'string' && (limit === 1 || isNothing(issue.input))) return { code: 'required' }
      return { code: issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small', limit }
    }
    case 'too_big': {
      const limit = Number(issue.maximum)
      return { code: issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big', limit }
    }
    case 'invalid_format':
      if (isNothing(issue.input)) return { code: 'required' }
      if (issue.format === 'email') return { code: 'email' }
      return { code: issue.format === 'datetime' || issue.format === 'date' ? 'date' : 'invalid' }
    case 'invalid_value':
      return { code: 'choice', limit: issue.values.map(String).join(', ') }
    case 'unrecognized_keys':
      return { code: 'unknown_field' }
    case 'custom':
      return {
        code: fieldCodes.find((code): code is FieldCode => code === issue.params?.code) ?? 'invalid',
        ...(issue.params?.limit !== undefined && { limit: issue.params.limit }),
      }
    default:
      return { code: 'invalid' }
  }
}

/** Default messages of custom rules, for which zod has none. */
const own: Readonly<Partial<Record<FieldCode, string>>> = {
  required: 'Required',
  taken: 'Twice: each is to be there once',
  tax_category: 'Only what is standard rated (S) has a rate above 0',
  phone: 'Not a telephone number: one of figures, such as +1 555 0100, perhaps with an extension',
  vat_id: 'Not a VAT number: it begins with a country, and its check digits are right',
  whole: 'Not a whole number',
  time_zone: 'No time zone of the time zone database, such as Europe/Berlin',
  country: 'No country has this code of two letters',
  unknown_unit: 'No unit of UN/ECE Recommendation 20',
  common_password: 'Too many people have this password',
  too_long: 'Too many',
  characters: 'Control characters and invisible text are not allowed',
  date: 'Not a date',
  unknown_field: 'Unknown field',
  read_only: 'Read-only, and not the value that the record has',
}

/** Returns the problem of a field with the message of its rule. */
export const problemOf = (code: 'unknown_field' | 'read_only'): FieldProblem => ({ code, message: own[code] ?? code })

const messageOf = ({ code, message }: z.core.$ZodIssue, breach: Breach): string =>
  breach.code === 'decimals'
    ? `Too many decimal places: ${breach.limit ?? 'two'} at most`
    : (code === 'custom' && message === 'Invalid input') ||
        breach.code === 'required' ||
        breach.code === 'whole' ||
        breach.code === 'unknown_field'
      ? (own[breach.code] ?? message)
      : message

/** Returns the paths of an issue; an issue about unknown keys has one for each. */
const pathsOf = (issue: z.core.$ZodIssue): string[] => {
  const ends = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return ends.map((end) => [...issue.path, ...end].map(String).join('.'))
}

/** Returns the first problem of each field, keyed by path: `items.0.price`. */
export const fieldProblems = (issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> => {
  const fields = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const breach = breachOf(issue)
    const problem = { ...breach, message: messageOf(issue, breach) }
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, problem)
  }
  return Object.fromEntries(fields)
}
