import { expect, test } from 'vitest'
import { z } from 'zod'
import { kinds } from './kinds.ts'
import { entities } from './kit/entities.ts'
import { type JsonType, jsonTypeOf, typeOf } from './kit/field-type.ts'
import { jsonTypeOfSchema } from './kit/json-type.ts'
import type { Kind } from './kit/kind.ts'

/** Returns the JSON type of a field; amounts are numbers in JSON. */
const asJson = (held: JsonType | undefined) => (held === 'money' ? 'number' : held)

test.each(entities)('the type of each field of %s is what its schema has', (entity) => {
  const kind: Kind = kinds[entity]
  const stored = Object.entries(kind.record.shape).filter(([name]) => Object.hasOwn(kind.fields, name))
  const types = stored.map(([name]) => [name, asJson(jsonTypeOf(typeOf(kind, name)))])
  expect(types).toEqual(stored.map(([name, schema]) => [name, asJson(jsonTypeOfSchema(schema))]))
})

/** Returns the allowed values of a choice or a list of choices; undefined for other schemas. */
const choicesIn = (schema: unknown): readonly unknown[] | undefined => {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodPipe) return choicesIn(schema.out)
  if (schema instanceof z.ZodArray) return choicesIn(schema.element)
  return schema instanceof z.ZodNullable ? choicesIn(schema.unwrap()) : undefined
}

test.each(entities)('each choice of %s offers exactly the values of its schema', (entity) => {
  const { fields, record }: Kind = kinds[entity]
  const choices = Object.entries(fields).flatMap(([name, { values }]) => (values ? [[name, values]] : []))
  expect(choices).toEqual(choices.map(([name]) => [name, choicesIn(record.shape[String(name)])]))
})
