import { sql } from 'kysely'
import type { Db, Ports, Tx } from '../ports.ts'

/** Shard (column `lane`) into which the others are summed; no other transaction writes it. */
const baseShard = -1

/** Number of shard rows that make reading counters slow enough to compact them. */
const compactFrom = 500

/** Checks if enough was written since the last compaction for another one. */
const isDue = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from (select from "tallies" where "lane" >= 0 limit ${compactFrom}) as "fresh"`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) >= compactFrom
}

/** Compacts the counters if many shards were written lately. */
export const compactIfDue = async ({ db }: Pick<Ports, 'db'>): Promise<void> => {
  if (await isDue(db)) await db.transaction().execute(compactShards)
}

/**
 * Sums the unused shards of counters and sales, so that reads stay short. It only tries to take their locks, so it neither waits
 * nor makes others wait.
 */
export const compactShards = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<{ lane: number }>`
      select "lane" from (
        select "lane" from "tallies" where "lane" >= 0 union select "lane" from "sales" where "lane" >= 0) as lanes
      where pg_try_advisory_xact_lock(8, "lane")`.execute(tx)
  const own = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(8, ${baseShard}) as "isOurs"`.execute(tx)
  if (rows.length === 0 || !own.rows[0]?.isOurs) return
  const these = sql.join(rows.map(({ lane }) => lane))
  // The others have their own index. Caches of these days are invalidated.
  await sql`
      with moved as (delete from "tallies" where "lane" >= 0 and "lane" in (${these}) returning *),
        settled as (
          insert into "settledDays" ("entity", "day", "version")
          select "entity", "day", gen_random_uuid() from moved where "day" > '-infinity' group by "entity", "day"
          on conflict ("entity", "day") do update set "version" = excluded."version")
      insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
      select "entity", "field", "value", "day", ${baseShard}::smallint, sum("count"), sum("amount") from moved
      group by "entity", "field", "value", "day" having sum("count") <> 0 or sum("amount") <> 0
      on conflict ("entity", "field", "day", "value", "lane")
      do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount"`.execute(
    tx,
  )
  await sql`
      with moved as (delete from "sales" where "lane" >= 0 and "lane" in (${these}) returning *)
      insert into "sales" ("productId", "lane", "quantity", "amount")
      select "productId", ${baseShard}::smallint, sum("quantity"), sum("amount") from moved
      group by "productId" having sum("quantity") <> 0 or sum("amount") <> 0
      on conflict ("productId", "lane")
      do update set "quantity" = "sales"."quantity" + excluded."quantity", "amount" = "sales"."amount" + excluded."amount"`.execute(
    tx,
  )
}
