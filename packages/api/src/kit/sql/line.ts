import { unitPrice } from '@quarterdeck/contract/kit/fields'
import { jsonTypeOfSchema } from '@quarterdeck/contract/kit/json-type'
import { z } from 'zod'
import { jsonInstant } from './instant.ts'

/** SQL for the JSON of each field of a record, so that the database writes responses. Constant texts, composed once. */
export type Wire<Field extends string = string> = Readonly<Record<Field, string>>

/** Quotes a column: `name`, or `i.name` for table `i`. */
const ref = (name: string) => name.replace(/\w+$/, '"$&"')

/** Returns SQL for a text that is never null. */
export const textAs = (name: string): string => `to_json(${ref(name)})`
export const numberAs = ref
/** Returns SQL for an amount in minor units as a decimal. */
const moneyAs = (name: string): string => `trim_scale(${ref(name)} * 0.01)`
/** Returns SQL for a unit price, possibly with fractions of a cent, as a decimal. */
export const priceAs = (name: string): string => `trim_scale(${ref(name)}::text::numeric * 0.01)`
/** Returns SQL for an instant; null stays null. */
const instantAs = (name: string): string => jsonInstant(ref(name))

/** Returns SQL for the JSON of a field that is stored under its name, by its schema. */
const fieldAs = (name: string, schema: unknown): string => {
  const held = jsonTypeOfSchema(schema)
  const json = held === 'instant' ? instantAs(name) : held === 'money' ? moneyAs(name) : textAs(name)
  if (schema === unitPrice) return priceAs(name)
  if (schema instanceof z.ZodNullable) return `coalesce(${json}, 'null')`
  return held === 'number' ? numberAs(name) : json
}

/** Fields with several parts, which no single column has. */
type Parted<Wire> = { [Name in keyof Wire]: NonNullable<Wire[Name]> extends object ? Name : never }[keyof Wire] & string

/**
 * Returns SQL for the JSON of each field of a record, the id first.
 * @param made fields without a column of their name
 */
export const wireOf = <Record extends z.ZodObject>(
  { shape }: Record,
  made: Wire<Parted<z.output<Record>>>,
): Wire<keyof z.output<Record> & string> => {
  const own: Wire = made
  const fields = Object.entries(shape).map(([name, schema]) => [name, own[name] ?? fieldAs(name, schema)] as const)
  const sorted = fields.toSorted(([one], [other]) => Number(other === 'id') - Number(one === 'id'))
  return Object.fromEntries(sorted) as Wire<keyof z.output<Record> & string>
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Returns SQL for a JSON object; one `concat` is faster than functions that build JSON. */
export const objectOf = (wire: Wire): string => {
  const fields = Object.entries(wire).map(
    ([name, value], index) => `${quoted(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`)}, ${value}`,
  )
  return `concat(${fields.join()}, '}')`
}

/** Picks fields in the order of the record. */
export const pickFields = (wire: Wire, fields: readonly string[]): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => fields.includes(name)))
