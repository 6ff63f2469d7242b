import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { z } from 'zod'

/** Values that most fields accept. */
const commonValues: readonly unknown[] = [
  '1',
  'a',
  'a@example.com',
  '2026-02-03',
  '2026-02',
  '24:00',
  '07:30',
  '123456',
  'UTC',
  'a-long-passphrase-of-mine',
  'https://example.com/a.png',
  '/a',
  'users/1',
  1,
  2040,
  true,
]

/** Returns similar values with larger numbers, since some lists must be ascending. */
const grown = (value: unknown, by: number): unknown => {
  if (typeof value === 'number') return value + by
  if (Array.isArray(value)) return value.map((each) => grown(each, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, grown(of, by)]))
}

interface Wanted {
  /** Called with each generated object, to add optional fields. */
  readonly onObject?: (value: Record<string, unknown>) => void
  /** Values to prefer if a field accepts them. */
  readonly first?: readonly unknown[]
}

/** Returns a valid value of a schema. */
export const example = (schema: z.core.$ZodType, wanted: Wanted = {}): unknown => {
  const { onObject, first = [] } = wanted
  const likely = [...first, ...commonValues]
  const { def } = (schema as z.core.$ZodTypes)._zod
  if ('innerType' in def) return example(def.innerType, wanted)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, of]) => [name, example(of, wanted)])
      const value = Object.fromEntries(fields.filter(([, of]) => of !== undefined))
      onObject?.(value)
      return value
    }
    case 'array': {
      const several = Array.from({ length: 7 }, (_, by) => grown(example(def.element, { first }), by))
      if (fits(schema, several.slice(0, 1))) return [example(def.element, wanted)]
      // Some lists need a few elements, others one for each weekday.
      return [several.slice(0, 3), several].find((value) => fits(schema, value)) ?? several
    }
    case 'record':
      return fits(schema, {}) ? {} : { [String(example(def.keyType, wanted))]: example(def.valueType, wanted) }
    case 'transform':
      return undefined
    case 'union':
      return example(def.options[0] as z.core.$ZodType, wanted)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'pipe':
      return [example(def.in, wanted), example(def.out, wanted), ...likely].find((value) => fits(schema, value))
    default:
      return likely.find((value) => fits(schema, value))
  }
}
const fits = (schema: z.core.$ZodType, value: unknown) => z.core.safeParse(schema, value).success

/** Returns the URL of an endpoint with all its parameters. */
export const addressOf = ({ path, query }: Pick<Endpoint, 'path' | 'query'>, wanted: Wanted = {}): string => {
  const parameters = Object.entries((query ? example(query, wanted) : {}) as Record<string, unknown>)
  return `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
}
