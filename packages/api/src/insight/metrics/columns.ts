import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'

/** Values of each column, in the order of the rows. */
type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] }

/** SQL before and after the select. */
interface Around {
  readonly begin?: RawBuilder<unknown>
  readonly end?: RawBuilder<unknown>
}

/** Reads rows of numbers and texts as one row of arrays, which is faster to send and parse for thousands of rows. */
export const readColumns = async <Row extends Readonly<Record<keyof Row, number | string>>>(
  db: Db | Tx,
  names: readonly (keyof Row & string)[],
  rows: RawBuilder<unknown>,
  { begin = sql``, end = sql`` }: Around = {},
): Promise<Columns<Row>> => {
  const lists = names.map((name) => sql`coalesce(to_json(array_agg(${sql.ref(name)})), '[]') as ${sql.id(name)}`)
  const found = await sql<Columns<Row>>`${begin} select ${sql.join(lists)} from (${rows}) as "rows" ${end}`.execute(db)
  const [columns] = found.rows
  if (!columns) throw new Error('An aggregate has one row')
  return columns
}
