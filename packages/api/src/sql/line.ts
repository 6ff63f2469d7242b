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
/** A text or nothing. */
export const optionalTextAs = (name: string): string => `coalesce(${textAs(name)}, 'null')`
export const numberAs = ref
/** An amount in minor units as a decimal. */
export const moneyAs = (name: string): string => `trim_scale(${ref(name)} * 0.01)`
/** The price of a unit, which may be of parts of a cent, as a decimal. */
export const priceAs = (name: string): string => `trim_scale(${ref(name)}::text::numeric * 0.01)`
/** Nothing where there is none. */
export const instantAs = (name: string): string => jsonInstant(ref(name))
/** An instant or nothing. */
export const optionalInstantAs = (name: string): string => `coalesce(${instantAs(name)}, 'null')`

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
