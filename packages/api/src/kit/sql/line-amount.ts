import { type RawBuilder, sql } from 'kysely'

const column = (name: string, table: string | undefined) => sql.ref(table ? `${table}.${name}` : name)

/** Returns SQL for the total of an order line in minor units, rounded once and half away from zero, like `lineTotal`. */
export const lineAmount = (table?: string): RawBuilder<unknown> =>
  sql`round(${column('price', table)}::numeric * ${column('quantity', table)}::numeric)`

/** Units per piece where quantities, which have four decimals, are stored as integers. */
export const partsOfOne = 10_000
