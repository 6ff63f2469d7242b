import { jsonTypeOf, typeOf } from '@quarterdeck/contract/kit/field-type'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { PlainForm } from './plain-form.ts'

/** Empty values by type. */
const nothing = {
  text: '',
  number: null,
  money: null,
  'yes/no': false,
  choice: '',
  instant: null,
  list: [],
  parts: null,
}

/** Returns the first value of a field. A schema without a default leaves it to be filled in. */
const startOf = (kind: Pick<Kind, 'fields' | 'list'>, name: string, schema: z.ZodType): unknown => {
  const { data } = schema.safeParse(undefined)
  return data === undefined ? nothing[jsonTypeOf(typeOf(kind, name))] : data
}

/** Returns true where a field can be null. */
export const mayBeNull = ({ draft }: PlainForm, name: string): boolean =>
  draft.shape[name]?.safeParse(null).success ?? false

/** Returns true where a field has to be filled in. */
export const isRequired = ({ draft }: PlainForm, name: string): boolean =>
  !(draft.shape[name]?.safeParse(undefined).success ?? true)

/** The inputs of a new record. */
export const emptyInputsOf = (kind: Pick<Kind, 'fields' | 'list'>, { draft }: PlainForm): FieldValues =>
  Object.fromEntries(
    Object.entries<z.ZodType>(draft.shape).map(([name, schema]) => [name, startOf(kind, name, schema)]),
  )

/** The inputs of a record that there is. */
export const inputOf = (blank: FieldValues, record: object): FieldValues =>
  Object.fromEntries(
    Object.entries(blank).map(([name, start]) => {
      const held: unknown = Reflect.get(record, name)
      return [name, held === undefined ? start : held]
    }),
  )
