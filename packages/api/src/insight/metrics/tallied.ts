import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { once } from '../../kit/sql/planned-once.ts'
import { dateOf } from './asked.ts'
import { inColumns } from './columns.ts'

/** Rows of a rollup: its name in the table `tallies`, and the boundaries of its steps as days since 1970-01-01. */
export interface Read {
  readonly entity: string
  readonly field: string
  readonly days: readonly number[]
}

/** Count and amount of one value in one step. */
export interface KeptRow {
  readonly step: number
  readonly value: string
  readonly count: number
  readonly amount: number
}

/** The days [from, to) of a selection. */
export interface Within {
  readonly from: number
  readonly to: number
}

/** Array literals by days; most reads share these. */
const texts = new WeakMap<readonly number[], string>()

/** Returns days as an array literal of PostgreSQL. */
export const written = (days: readonly number[]): string => {
  const text = texts.get(days) ?? `{${days.map(dateOf).join()}}`
  texts.set(days, text)
  return text
}

/** Runs several reads as one statement whose text never changes, because planning it takes longer than running it. */
const ask = async (
  db: Db | Tx,
  lane: RawBuilder<unknown>,
  reads: readonly (Read & Within)[],
): Promise<readonly (readonly KeptRow[])[]> => {
  if (reads.length === 0) return []
  const list = (told: (read: Read & Within) => string) => sql`${reads.map(told)}::text[]`
  const { place, step, value, count, amount } = await inColumns<KeptRow & { readonly place: number }>(
    db,
    ['place', 'step', 'value', 'count', 'amount'],
    sql`
    select "read"."place", "told"."step", "told"."value", "told"."count", "told"."amount"
    from (
      select "place"::int, "entity", "field", "days"::date[] as "days", "from"::date as "from", "to"::date as "to"
      from unnest(${list(({ entity }) => entity)}, ${list(({ field }) => field)}, ${list(({ days }) => written(days))},
        ${list(({ from }) => dateOf(from))}, ${list(({ to }) => dateOf(to))})
        with ordinality as "reads"("entity", "field", "days", "from", "to", "place") offset 0
    ) as "read" cross join lateral (
      select case when cardinality("read"."days") = 2 then 0 else width_bucket("day", "read"."days") - 1 end as "step", "value",
        sum("count")::bigint as "count", sum("amount")::bigint as "amount"
      from "tallies" where "entity" = "read"."entity" and "field" = "read"."field"
        and "day" >= "read"."from" and "day" < "read"."to" and ${lane} group by 1, 2
    ) as "told"`,
    { end: once },
  )
  const found: KeptRow[][] = reads.map(() => [])
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
export const addedUpOf = (db: Db | Tx, reads: readonly (Read & Within)[]) => ask(db, sql`"lane" = -1`, reads)

/** Reads the shards that were written after the last compaction. */
export const sinceOf = (db: Db | Tx, reads: readonly (Read & Within)[]) => ask(db, sql`"lane" >= 0`, reads)
