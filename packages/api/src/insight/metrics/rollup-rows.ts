import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { once } from '../../kit/sql/planned-once.ts'
import { readColumns } from './columns.ts'
import { dateOf } from './metric-query.ts'

/** Rows of a rollup: its name in the table `tallies`, and the boundaries of its steps as days since 1970-01-01. */
export interface RollupSelection {
  readonly entity: string
  readonly field: string
  readonly days: readonly number[]
}

/** Count and amount of one value in one step. */
export interface RollupRow {
  readonly step: number
  readonly value: string
  readonly count: number
  readonly amount: number
}

/** The days [from, to) of a selection. */
export interface DayInterval {
  readonly from: number
  readonly to: number
}

/** Array literals by days; most reads share these. */
const arrays = new WeakMap<readonly number[], string>()

/** Returns days as an array literal of PostgreSQL. */
export const toDateArray = (days: readonly number[]): string => {
  const text = arrays.get(days) ?? `{${days.map(dateOf).join()}}`
  arrays.set(days, text)
  return text
}

/** Runs several reads as one statement whose text never changes, because planning it takes longer than running it. */
const readRows = async (
  db: Db | Tx,
  lane: RawBuilder<unknown>,
  reads: readonly (RollupSelection & DayInterval)[],
): Promise<readonly (readonly RollupRow[])[]> => {
  if (reads.length === 0) return []
  const list = (toText: (read: RollupSelection & DayInterval) => string) => sql`${reads.map(toText)}::text[]`
  const { place, step, value, count, amount } = await readColumns<RollupRow & { readonly place: number }>(
    db,
    ['place', 'step', 'value', 'count', 'amount'],
    sql`
    select "read"."place", "found"."step", "found"."value", "found"."count", "found"."amount"
    from (
      select "place"::int, "entity", "field", "days"::date[] as "days", "from"::date as "from", "to"::date as "to"
      from unnest(${list(({ entity }) => entity)}, ${list(({ field }) => field)}, ${list(({ days }) => toDateArray(days))},
        ${list(({ from }) => dateOf(from))}, ${list(({ to }) => dateOf(to))})
        with ordinality as "reads"("entity", "field", "days", "from", "to", "place") offset 0
    ) as "read" cross join lateral (
      select case when cardinality("read"."days") = 2 then 0 else width_bucket("day", "read"."days") - 1 end as "step", "value",
        sum("count")::bigint as "count", sum("amount")::bigint as "amount"
      from "tallies" where "entity" = "read"."entity" and "field" = "read"."field"
        and "day" >= "read"."from" and "day" < "read"."to" and ${lane} group by 1, 2
    ) as "found"`,
    { end: once },
  )
  const found: RollupRow[][] = reads.map(() => [])
  for (const [row, index] of place.entries())
    found[index - 1]?.push({
      step: step[row] ?? 0,
      value: value[row] ?? '',
      count: count[row] ?? 0,
      amount: amount[row] ?? 0,
    })
  return found
}

/** Reads the compacted rows of some days. */
export const readCompacted = (db: Db | Tx, reads: readonly (RollupSelection & DayInterval)[]) =>
  readRows(db, sql`"lane" = -1`, reads)

/** Reads the shards written after the last compaction. */
export const readUncompacted = (db: Db | Tx, reads: readonly (RollupSelection & DayInterval)[]) =>
  readRows(db, sql`"lane" >= 0`, reads)
