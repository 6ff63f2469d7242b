import { typeOf } from '@quarterdeck/contract/kit/field-type'
import { jsonTypeOfSchema } from '@quarterdeck/contract/kit/json-type'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { toMinor } from '@quarterdeck/contract/kit/money'
import { safeMarkup } from '../files/safe-markup.ts'
import { type StoredBy, storedBy } from '../records/stored-by.ts'

type Described = Pick<Kind, 'fields' | 'list' | 'record'>
type Values = Readonly<Record<string, unknown>>

const mapped = (values: Values, change: (field: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, change(field, value)]))

/** Converts sent fields to their stored form: amounts in minor units, instants as dates, sanitized markup. */
export const storedAs =
  (kind: Described) =>
  (sent: Values): Values =>
    mapped(sent, (field, value) => {
      if (value === null || value === undefined) return value
      const held = jsonTypeOfSchema(kind.record.shape[field])
      if (held === 'money') return toMinor(Number(value))
      if (held === 'instant') return new Date(String(value))
      return typeOf(kind, field) === 'rich text' ? safeMarkup(String(value)) : value
    })

const isJson = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date)

/** Serializes jsonb values, as the driver would write a JavaScript array as a PostgreSQL array. */
export const writtenOf = (values: Values): Values =>
  mapped(values, (_, value) => (isJson(value) ? JSON.stringify(value) : value))

/** Fields of a patch that are stored under another name or in another form. */
type Unstored<Patch, Doc> = {
  [Name in keyof Patch]-?: Name extends keyof Doc ? (NonNullable<Patch[Name]> extends object ? Name : never) : Name
}[keyof Patch]

/**
 * Converts a patch to stored fields: those in `by` as it says, all others under their names, by their schemas. A field without a
 * column of its name, or with several parts, doesn't compile unless it is in `by`.
 */
export const storedOf = <Patch extends object, Doc>(
  kind: Described,
  by: StoredBy<Pick<Patch, Unstored<Patch, Doc>>, Doc>,
): ((patch: Patch) => Partial<Doc>) => {
  const own = storedBy<Pick<Patch, Unstored<Patch, Doc>>, Doc>(by)
  const plain = storedAs(kind)
  return (patch) => {
    const others = Object.entries(patch).filter(([name, value]) => value !== undefined && !Object.hasOwn(by, name))
    return { ...plain(Object.fromEntries(others)), ...own(patch) } as Partial<Doc>
  }
}
