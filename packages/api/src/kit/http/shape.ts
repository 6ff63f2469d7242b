import type { z } from 'zod'

/** Returns the field names of an object; none for anything else. */
export const fieldNames = (schema: z.ZodType | undefined): readonly string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** Returns the field names of a list's records; none if the output isn't a list of objects. */
export const elementFields = (output: z.ZodType): readonly string[] =>
  fieldNames((output as { element?: z.ZodType }).element)

/** Returns the record of an output, which may be nested under its name: `{user: {…}}`. */
export const recordSchema = (output: z.ZodType): z.ZodType => {
  const [only, ...others] = Object.values((output as { shape?: Record<string, z.ZodType> }).shape ?? {})
  return only && others.length === 0 ? only : output
}
