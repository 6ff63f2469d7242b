import { money, unitPrice } from '@quarterdeck/contract/kit/fields'
import { fromUnitPrice, toDecimal } from '@quarterdeck/contract/kit/money'
import type { z } from 'zod'

type Wire<Schema extends z.ZodObject> = z.output<Schema>

/** Columns under the names of the fields: instants as dates, amounts in minor units. */
type Columns<Schema extends z.ZodObject, Made> = {
  readonly [Field in Exclude<keyof Wire<Schema>, keyof Made>]: unknown
}

const shownAs = (schema: unknown, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'number') return value
  if (schema === unitPrice) return fromUnitPrice(value)
  return schema === money ? toDecimal(value) : value
}

/**
 * Returns a function that converts rows to DTOs by a schema: instants as text, amounts as decimals.
 * @param made fields that aren't stored under their own name
 */
export const dtoBy = <
  Schema extends z.ZodObject,
  Made extends Partial<Wire<Schema>> = Record<never, never>,
  Row = Columns<Schema, Record<never, never>>,
>(
  { shape }: Schema,
  made?: (row: Row) => Made,
) => {
  // The id comes first, as readers expect.
  const fields = Object.entries(shape).toSorted(([one], [other]) => Number(other === 'id') - Number(one === 'id'))
  return (row: Row & Columns<Schema, Made>): Wire<Schema> => {
    const stored: Readonly<Record<string, unknown>> = row
    const shown = fields.map(([field, schema]) => [field, shownAs(schema, stored[field])] as const)
    // The table types guarantee the columns that the schema names.
    return { ...Object.fromEntries(shown), ...made?.(row) } as Wire<Schema>
  }
}
