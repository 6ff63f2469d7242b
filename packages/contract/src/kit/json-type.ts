import { z } from 'zod'
import type { JsonType } from './field-type.ts'
import { money, unitPrice } from './fields.ts'

/** Unwraps a schema that is optional, nullable or transformed. */
const innermost = (schema: unknown): unknown => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return innermost(schema.unwrap())
  return schema instanceof z.ZodPipe ? innermost(schema.out) : schema
}

/** Returns the JSON representation of a schema, or undefined for a schema that no field uses yet. */
export const jsonTypeOfSchema = (schema: unknown): JsonType | undefined => {
  const inner = innermost(schema)
  if (inner === money || inner === unitPrice) return 'money'
  if (inner instanceof z.ZodISODateTime) return 'instant'
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return 'yes/no'
  if (inner instanceof z.ZodEnum) return 'choice'
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return 'text'
  if (inner instanceof z.ZodArray) return 'list'
  return inner instanceof z.ZodObject || inner instanceof z.ZodRecord ? 'parts' : undefined
}
