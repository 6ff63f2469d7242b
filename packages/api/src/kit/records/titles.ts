import { sql } from 'kysely'
import type { Db } from '../ports.ts'
import { keysOf } from './bulk-statements.ts'
import type { Collection } from './collection.ts'

/** A kind, as its records are referred to. */
export interface Titled {
  readonly repository: { readonly entity: string; readonly bulk: Pick<Collection['repository']['bulk'], 'key'> }
  /** The column that names a record to people. */
  readonly title: string
}

/** What records of a kind are called, by their ids; of those that are gone for good nothing is known. */
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
