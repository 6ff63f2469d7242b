import { type RawBuilder, sql } from 'kysely'

const column = (name: string, table: string | undefined) => sql.ref(table ? `${table}.${name}` : name)

/** What a line of an order comes to in minor units, rounded once and half away from zero, as `lineTotal` has it. */
export const lineAmount = (table?: string): RawBuilder<unknown> =>
  sql`round(${column('price', table)}::numeric * ${column('quantity', table)}::numeric)`

/** Quantities have four decimals; where only whole numbers are kept, these are its parts. */
export const partsOfOne = 10_000
