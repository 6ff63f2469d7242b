import { sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'

/** Maximum number of distinct paths: a site can have any number, and pages can make some up. */
const maxPaths = 5000

/** Returns the paths that are counted by name, and adds new ones up to the maximum. */
export const knownPaths = async (tx: Tx, paths: readonly string[], now: Date): Promise<ReadonlySet<string>> => {
  const distinct = sql`${[...new Set(paths)]}::text[]`
  const today = sql`date_trunc('day', ${now}::timestamptz)`
  // Paths that were already seen today aren't written again.
  const { rows } = await sql<{ path: string }>`
    with "seen" as (
      update "sitePaths" set "seenAt" = ${today} where "path" = any(${distinct}) and "seenAt" < ${today})
    select "path" from "sitePaths" where "path" = any(${distinct})`.execute(tx)
  const known = new Set(rows.map(({ path }) => path))
  const fresh = [...new Set(paths)].filter((path) => !known.has(path))
  if (fresh.length === 0) return known
  const added = await sql<{ path: string }>`
    insert into "sitePaths" ("path", "seenAt") select "path", ${now} from unnest(${fresh}::text[]) as "path"
    limit greatest(0, ${maxPaths} - (select count(*) from "sitePaths"))
    on conflict do nothing returning "path"`.execute(tx)
  return new Set([...known, ...added.rows.map(({ path }) => path)])
}
