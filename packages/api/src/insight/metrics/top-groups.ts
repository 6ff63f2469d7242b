import { maxParts } from '@quarterdeck/contract/insight/metrics/metric'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { type MetricQuery, matchingRecords, type Row, slotColumn } from './metric-query.ts'
import { firstStockOuts } from './stock-out.ts'
import type { Sums } from './sums.ts'
import { topN } from './top-n.ts'

/** Returns SQL that turns pairs into rows of steps 0 and 1; step 1 is absent without a second number. */
const pairRows = (query: MetricQuery, parts: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select ${slotColumn(query)}, "step", "part", case "step" when 0 then "value" else "against" end as "value"
  from (${parts}) as "parts" cross join (values (0), (1)) as "pair"("step") where "step" = 0 or "against" is not null`

const soldBetween = (query: MetricQuery, bounds: readonly number[]) => {
  const { slot: _, comparisonBounds: __, ...rest } = query
  return { ...rest, by: 'productId' as const, bounds: [bounds[0] ?? 0, bounds.at(-1) ?? 0] }
}

/** A top N: groups that are ranked by the sums of all groups. */
export interface TopNRule {
  /** Queries for the sums. */
  readonly queries: readonly Omit<MetricQuery, 'slot'>[]
  readonly choose: (sums: readonly (Sums | undefined)[], db: Db | Tx) => readonly Row[] | Promise<readonly Row[]>
}

/** Compares texts by code unit, like PostgreSQL in the collation of the database. */
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

interface Pair {
  readonly part: string
  readonly value: number
  readonly against: number
}

/** Returns the rule for the largest groups of the whole range. */
export const largest = ({ slot, ...query }: MetricQuery): TopNRule => ({
  queries: [query],
  choose: ([all]) => {
    const top = topN(all ?? [], maxParts, ([a, one], [b, other]) => other - one || byText(a, b))
    return top.map(([part, value]) => ({ slot, step: 0, part, value }))
  },
})

const rowsOfPairs = ({ slot }: MetricQuery, parts: readonly Pair[]): readonly Row[] =>
  parts.flatMap(({ part, value, against }) => [
    { slot, step: 0, part, value },
    { slot, step: 1, part, value: against },
  ])

function* losses(before: Sums | undefined, now: Sums | undefined): Generator<Pair> {
  for (const [part, against] of before ?? []) {
    const value = now?.get(part) ?? 0
    if (against > value) yield { part, value, against }
  }
}

/** Returns the rule for the products that lost most against the comparison range; none without one. */
export const falling = (query: MetricQuery): TopNRule => ({
  queries: query.comparisonBounds
    ? [query.comparisonBounds, query.bounds].map((bounds) => soldBetween(query, bounds))
    : [],
  choose: ([before, now]) => {
    const top = topN(
      losses(before, now),
      maxParts,
      (a, b) => a.value - a.against - (b.value - b.against) || byText(a.part, b.part),
    )
    return rowsOfPairs(query, top)
  },
})

/** Returns the rule for the products that run out of stock first: their stock, and the quantity sold in the range. */
export const lasting = (query: MetricQuery): TopNRule => ({
  queries: [soldBetween(query, query.bounds)],
  choose: async ([sold], db) => rowsOfPairs(query, sold ? await firstStockOuts(db, sold) : []),
})

/** Returns SQL for the amounts of invoices and of their orders, largest difference first. */
export const invoiceDifferences = (db: Db, query: MetricQuery): RawBuilder<Row> =>
  pairRows(
    query,
    sql`select "found"."id" as "part", "found"."totalAmount" as "value", o."totalAmount" as "against"
      from (${matchingRecords(db, query).select([sql.ref('id').as('id'), sql.ref('orderId').as('orderId'), sql.ref('totalAmount').as('totalAmount')])}) as "found"
        join "orders" as o on o."id" = "found"."orderId"
      order by abs("found"."totalAmount" - o."totalAmount") desc, "found"."id" limit ${maxParts}`,
  )

const tenthsOfDays = (span: RawBuilder<unknown>) => sql`round(extract(epoch from ${span}) / 8640)::bigint`

/**
 * Returns SQL for how long positions have been open and how long they were planned to be, up to the end of the target
 * day; furthest beyond it first.
 */
export const openDurations = (db: Db, query: MetricQuery): RawBuilder<Row> =>
  pairRows(
    query,
    sql`select "id"::text as "part", ${tenthsOfDays(sql`now() - "openedAt"`)} as "value",
        ${tenthsOfDays(sql`"targetAt" + interval '1 day' - "openedAt"`)} as "against"
      from (${matchingRecords(db, query).select([sql.ref('id').as('id'), sql.ref('openedAt').as('openedAt'), sql.ref('targetAt').as('targetAt')])}) as "found"
      order by "targetAt", "id" limit ${maxParts}`,
  )
