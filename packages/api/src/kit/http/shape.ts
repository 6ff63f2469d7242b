import type { z } from 'zod'

/** The field names of an object; none for anything else. */
export const fieldNames = (schema: z.ZodType | undefined): readonly string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** The field names of the records that a list answers; none where the output is no list of objects. */
export const elementFields = (output: z.ZodType): readonly string[] =>
  fieldNames((output as { element?: z.ZodType }).element)

/** The record that an endpoint answers, which may stand in its answer under a name: `{user: {…}}`. */
export const recordSchema = (output: z.ZodType): z.ZodType => {
  const [only, ...others] = Object.values((output as { shape?: Record<string, z.ZodType> }).shape ?? {})
  return only && others.length === 0 ? only : output
}
