import { typeOf } from '@quarterdeck/contract/core/field-type'
import { heldBy } from '@quarterdeck/contract/core/held'
import type { Kind } from '@quarterdeck/contract/core/kind'
import { toMinor } from '@quarterdeck/contract/core/money'
import { safeMarkup } from '../files/safe-markup.ts'

type Described = Pick<Kind, 'fields' | 'list' | 'record'>
type Values = Readonly<Record<string, unknown>>

const mapped = (values: Values, change: (field: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, change(field, value)]))

/** What clients send, as it is stored: amounts in minor units, instants as dates, of markup what formats a text. */
export const storedBy =
  (kind: Described) =>
  (sent: Values): Values =>
    mapped(sent, (field, value) => {
      if (value === null || value === undefined) return value
      const held = heldBy(kind.record.shape[field])
      if (held === 'money') return toMinor(Number(value))
      if (held === 'instant') return new Date(String(value))
      return typeOf(kind, field) === 'rich text' ? safeMarkup(String(value)) : value
    })

const isJson = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date)

/** jsonb is written as text, else the driver would write a JavaScript array as a PostgreSQL one. */
export const writtenOf = (values: Values): Values =>
  mapped(values, (_, value) => (isJson(value) ? JSON.stringify(value) : value))
