import type { Binnable } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import { chunked } from '../sql/chunks.ts'

/** Moves rows of a table to the trash or out of it and increments their versions. */
export const trashRows = async (
  tx: Tx,
  table: Binnable | 'views',
  ids: readonly (number | string)[],
  at: Date | null,
  now: Date,
): Promise<void> => {
  for (const some of chunked(ids)) {
    await sql`
      update ${sql.table(table)}
      set "deletedAt" = ${at}, "updatedAt" = ${now}, "version" = "version" + 1
      where "id" in (${sql.join(some)})`.execute(tx)
  }
}
