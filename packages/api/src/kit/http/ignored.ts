import { problemOf } from '@quarterdeck/contract/kit/issues'
import { z } from 'zod'
import { Answer, Json } from '../answer.ts'
import { same } from '../records/canonical.ts'
import { recordSchema } from './shape.ts'

type Path = readonly string[]

/** Field of a body that its schema doesn't accept. */
export interface Ignored {
  readonly path: Path
  readonly value: unknown
}

/** Maximum number of ignored fields that are listed; a body may have a million. */
const maxNamed = 50
/** Maximum length of the header, which every proxy accepts. */
const maxHeaderLength = 2000
const maxKeyLength = 60

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const own = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

/** Returns the schema that another one wraps; undefined for other types. */
const innerOf = (def: ReturnType<typeof defOf>): z.core.$ZodType | undefined => {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'success':
    case 'promise':
      return def.innerType
    case 'lazy':
      return def.getter()
    default:
      return undefined
  }
}

const inObject = ({ shape, catchall }: z.core.$ZodObjectDef, value: Record<string, unknown>, path: Path): Ignored[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : catchall
    return schema ? inside(schema, inner, [...path, key]) : [{ path: [...path, key], value: inner }]
  })

const inUnion = ({ options }: z.core.$ZodUnionDef, value: unknown, path: Path): readonly Ignored[] => {
  const option = options.find((each) => z.core.safeParse(each, value).success)
  return option ? inside(option, value, path) : []
}

/** Returns the fields that both sides ignore; each may accept fields of the other. */
const inIntersection = ({ left, right }: z.core.$ZodIntersectionDef, value: unknown, path: Path): Ignored[] => {
  const paths = new Set(inside(right, value, path).map((one) => JSON.stringify(one.path)))
  return inside(left, value, path).filter((one) => paths.has(JSON.stringify(one.path)))
}

/** Handles pipes: a leading transform changes the value to inspect; others run after the check. */
const inPipe = (def: z.core.$ZodPipeDef, value: unknown, path: Path): readonly Ignored[] => {
  if (defOf(def.in).type !== 'transform') return inside(def.in, value, path)
  const made = z.core.safeParse(def.in, value)
  return made.success ? inside(def.out, made.data, path) : []
}

const none: readonly Ignored[] = []

const inside = (schema: z.core.$ZodType, value: unknown, path: Path): readonly Ignored[] => {
  if (value === null || typeof value !== 'object') return none
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) return inside(inner, value, path)
  const items = Array.isArray(value) ? value : []
  switch (def.type) {
    case 'object':
      return isObject(value) ? inObject(def, value, path) : none
    case 'array':
      return items.flatMap((item, index) => inside(def.element, item, [...path, String(index)]))
    case 'tuple':
      return items.flatMap((item, index) => {
        const of = def.items[index] ?? def.rest
        return of ? inside(of, item, [...path, String(index)]) : none
      })
    case 'record':
      return Object.entries(value).flatMap(([key, item]) => inside(def.valueType, item, [...path, key]))
    case 'union':
      return inUnion(def, value, path)
    case 'intersection':
      return inIntersection(def, value, path)
    case 'pipe':
      return inPipe(def, value, path)
    default:
      return none
  }
}

/** Returns the fields of a body that its schema doesn't accept, at any depth; all of them without a schema. */
export const ignoredFields = (
  schema: z.ZodType | undefined,
  sent: Record<string, unknown> | undefined,
): readonly Ignored[] => inside(schema ?? z.object({}), sent, [])

const hasPath = (schema: z.core.$ZodType, path: Path): boolean => {
  const [key, ...rest] = path
  if (key === undefined) return true
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) return hasPath(inner, path)
  switch (def.type) {
    case 'object': {
      const of = Object.hasOwn(def.shape, key) ? def.shape[key] : def.catchall
      return of !== undefined && defOf(of).type !== 'never' && hasPath(of, rest)
    }
    case 'array':
      return /^\d+$/.test(key) && hasPath(def.element, rest)
    case 'union':
      return def.options.some((option) => hasPath(option, path))
    case 'intersection':
      return hasPath(def.left, path) || hasPath(def.right, path)
    case 'pipe':
      return hasPath(def.out, path)
    default:
      return false
  }
}

/** Returns true for a field of the answered record, which only the server writes. */
export const isReadOnly = (output: z.ZodType, { path }: Ignored): boolean => hasPath(recordSchema(output), path)

/** Returns the record of a response, which may be nested under its name: `{user: {…}}`. */
const recordOf = (answer: unknown): unknown => {
  if (answer instanceof Answer) return recordOf(answer.value)
  const value = answer instanceof Json ? JSON.parse(answer.text) : answer
  const values = isObject(value) ? Object.values(value) : []
  return values.length === 1 && isObject(values[0]) ? values[0] : value
}

/**
 * Returns the ignored fields whose value differs from the record's: clients may send a record back as they read it. `before` is
 * called only if the response doesn't contain the field, for example because this write changed it.
 */
export const differingFrom = async (
  fields: readonly Ignored[],
  answer: unknown,
  before: (() => unknown) | undefined,
): Promise<Ignored[]> => {
  const without = (record: unknown, left: readonly Ignored[]) =>
    left.filter(({ path, value }) => !same(path.reduce(own, record), value))
  if (fields.length === 0) return []
  const left = without(recordOf(answer), fields)
  return left.length > 0 && before ? without(await before(), left) : left
}

/** Returns a path as one token of a header; keys may have any characters and any length. */
const nameOf = ({ path }: Ignored): string =>
  path
    .map((key) => encodeURIComponent(key.slice(0, maxKeyLength).toWellFormed()).replaceAll('.', '%2E') || '""')
    .join('.')

/** Returns paths for a header, separated by commas, with `...` at the end if some are left out. */
export const ignoredHeader = (fields: readonly Ignored[]): string => {
  const names: string[] = []
  let length = 0
  for (const name of fields.slice(0, maxNamed).map(nameOf)) {
    length += name.length + 2
    if (length > maxHeaderLength) break
    names.push(name)
  }
  return (names.length < fields.length ? [...names, '...'] : names).join(', ')
}

/** Returns ignored fields as problems, for a client that asks strictly. */
export const ignoredProblems = (fields: readonly Ignored[], code: 'unknown_field' | 'read_only') =>
  Object.fromEntries(fields.slice(0, maxNamed).map((field) => [nameOf(field), problemOf(code)] as const))
