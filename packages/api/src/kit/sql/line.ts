import { unitPrice } from '@quarterdeck/contract/kit/fields'
import { heldBy } from '@quarterdeck/contract/kit/held'
import { z } from 'zod'
import { jsonInstant } from './instant.ts'

/**
 * The JSON of each field of a record as clients see it, as SQL: what the database writes nobody has to read. Texts that do not
 * vary, so that they are put together once.
 */
export type Wire<Field extends string = string> = Readonly<Record<Field, string>>

/** `name` as the name of a column, `i.name` as one of the table `i`. */
const ref = (name: string) => name.replace(/\w+$/, '"$&"')

/** A text that is always there. */
export const textAs = (name: string): string => `to_json(${ref(name)})`
export const numberAs = ref
/** An amount in minor units as a decimal. */
const moneyAs = (name: string): string => `trim_scale(${ref(name)} * 0.01)`
/** The price of a unit, which may be of parts of a cent, as a decimal. */
export const priceAs = (name: string): string => `trim_scale(${ref(name)}::text::numeric * 0.01)`
/** Nothing where there is none. */
const instantAs = (name: string): string => jsonInstant(ref(name))

/** Returns the JSON of a field that is stored under its name, as its schema says. */
const fieldAs = (name: string, schema: unknown): string => {
  const held = heldBy(schema)
  const json = held === 'instant' ? instantAs(name) : held === 'money' ? moneyAs(name) : textAs(name)
  if (schema === unitPrice) return priceAs(name)
  if (schema instanceof z.ZodNullable) return `coalesce(${json}, 'null')`
  return held === 'number' ? numberAs(name) : json
}

/** Fields that consist of parts, which no single column has. */
type Parted<Wire> = { [Name in keyof Wire]: NonNullable<Wire[Name]> extends object ? Name : never }[keyof Wire] & string

/** Returns the JSON of each field of a record, the id first. @param made the fields that no column of their name has */
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

/** The text of a JSON object: `concat` writes it in one go, more quickly than functions that build JSON. */
export const objectOf = (wire: Wire): string => {
  const fields = Object.entries(wire).map(
    ([name, value], index) => `${quoted(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`)}, ${value}`,
  )
  return `concat(${fields.join()}, '}')`
}

/** Picks some of the fields, in the order of the record. */
export const pickFields = (wire: Wire, fields: readonly string[]): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => fields.includes(name)))
