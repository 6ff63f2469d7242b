import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { keysOf } from './bulk-statements.ts'
import type { Collection } from './collection.ts'

/** Kind whose records are referenced by title. */
export interface Titled {
  readonly repository: { readonly entity: string; readonly bulk: Pick<Collection['repository']['bulk'], 'key'> }
  /** Column with the display name of a record. */
  readonly title: string
}

/** Returns the titles of records of a kind, by id; erased records have none. */
export const titlesOf = async (
  db: Db,
  { repository: { entity, bulk }, title }: Titled,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string }>`
    select "id"::text as "id", ${sql.id(title)} as "title" from ${sql.table(entity)}
    where "id" = any(${keysOf(ids, bulk.key === 'id' ? 'bigint' : 'text')})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.title]))
}
