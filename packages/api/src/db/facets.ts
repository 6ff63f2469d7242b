import type { Facets } from '@quarterdeck/contract/fields'
import type { ListQuery } from '@quarterdeck/contract/list'
import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { type Listed, matching } from './page.ts'

/** How many records there are for each value of some fields; a field's own filter does not narrow its counts. */
export const facetsOf = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  fields: readonly string[],
): Promise<Facets> => {
  const counted = fields.map(async (field) => {
    const others = { ...query, where: query.where.filter((condition) => condition.field !== field) }
    const name = sql.ref(field)
    const rows = (await matching(db, listed, others)
      .select([sql<string>`${name}`.as('value'), sql<number>`count(*)::int`.as('count')])
      .groupBy(name as never)
      .execute()) as { value: string; count: number }[]
    return [field, Object.fromEntries(rows.map(({ value, count }) => [value, count]))] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
