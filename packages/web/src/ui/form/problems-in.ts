import type { FieldErrors, FieldValues } from 'react-hook-form'

const isProblem = (found: object): found is { readonly message: string } => 'type' in found && 'message' in found

/** What is wrong in a form, by the path of each field: those of a list of rows one by one. */
export const problemsIn = (errors: FieldErrors<FieldValues>, path = ''): (readonly [string, string])[] =>
  Object.entries(errors).flatMap(([name, found]) => {
    if (typeof found !== 'object') return []
    const at = path + name
    return isProblem(found) ? [[at, found.message] as const] : problemsIn(found as FieldErrors<FieldValues>, `${at}.`)
  })
