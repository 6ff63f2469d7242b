import type { Journalled } from '@quarterdeck/contract/kit/entities'
import { sql } from 'kysely'
import type { Tx } from '../ports.ts'
import { keysOf } from './bulk-statements.ts'

/** Removes fields from the journal of records; that a change happened, its author and time stay. */
export const redact = async (
  tx: Tx,
  entity: Journalled,
  names: readonly string[],
  ids: readonly (number | string)[],
): Promise<void> => {
  if (names.length === 0) return
  const fields = sql`${`{${names.join()}}`}::text[]`
  await sql`select set_config('quarterdeck.erasing', 'on', true)`.execute(tx)
  await sql`
    update "changes" set "before" = "before" - ${fields}, "after" = "after" - ${fields}
    where "entity" = ${entity} and "record" = any(${keysOf(ids, 'text')})
      and (jsonb_exists_any("before", ${fields}) or jsonb_exists_any("after", ${fields}))`.execute(tx)
  await sql`select set_config('quarterdeck.erasing', 'off', true)`.execute(tx)
}
