import { mostParts } from '@quarterdeck/contract/insight/metrics/metric'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { type Asked, head, matched, type Row } from './asked.ts'
import { leastOf } from './least.ts'
import type { Sums } from './sums.ts'
import { firstUsedUp } from './used-up.ts'

/** Returns SQL that turns pairs into rows of steps 0 and 1; step 1 is absent without a second number. */
const twoOf = (asked: Asked, parts: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select ${head(asked)}, "step", "part", case "step" when 0 then "value" else "against" end as "worth"
  from (${parts}) as "parts" cross join (values (0), (1)) as "two"("step") where "step" = 0 or "against" is not null`

const soldBetween = (asked: Asked, edges: readonly number[]) => {
  const { slot: _, before: __, ...question } = asked
  return { ...question, by: 'productId' as const, edges: [edges[0] ?? 0, edges.at(-1) ?? 0] }
}

/** A top N: groups that are ranked by the sums of all groups. */
export interface Chosen {
  /** Queries for the sums. */
  readonly by: readonly Omit<Asked, 'slot'>[]
  readonly choose: (sums: readonly (Sums | undefined)[], db: Db | Tx) => readonly Row[] | Promise<readonly Row[]>
}

/** Compares texts by code unit, like PostgreSQL in the collation of the database. */
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

interface Two {
  readonly part: string
  readonly value: number
  readonly against: number
}

/** Returns the rule for the largest groups of the whole range. */
export const largest = ({ slot, ...question }: Asked): Chosen => ({
  by: [question],
  choose: ([all]) => {
    const most = leastOf(all ?? [], mostParts, ([a, one], [b, other]) => other - one || byText(a, b))
    return most.map(([part, worth]) => ({ slot, step: 0, part, worth }))
  },
})

const rowsOfTwo = ({ slot }: Asked, parts: readonly Two[]): readonly Row[] =>
  parts.flatMap(({ part, value, against }) => [
    { slot, step: 0, part, worth: value },
    { slot, step: 1, part, worth: against },
  ])

function* lost(before: Sums | undefined, now: Sums | undefined): Generator<Two> {
  for (const [part, against] of before ?? []) {
    const value = now?.get(part) ?? 0
    if (against > value) yield { part, value, against }
  }
}

/** Returns the rule for the products that lost most against the comparison range; none without one. */
export const falling = (asked: Asked): Chosen => ({
  by: asked.before ? [asked.before, asked.edges].map((edges) => soldBetween(asked, edges)) : [],
  choose: ([before, now]) => {
    const most = leastOf(
      lost(before, now),
      mostParts,
      (a, b) => a.value - a.against - (b.value - b.against) || byText(a.part, b.part),
    )
    return rowsOfTwo(asked, most)
  },
})

/** Returns the rule for the products that run out of stock first: their stock, and the quantity sold in the range. */
export const lasting = (asked: Asked): Chosen => ({
  by: [soldBetween(asked, asked.edges)],
  choose: async ([sold], db) => rowsOfTwo(asked, sold ? await firstUsedUp(db, sold) : []),
})

/** Returns SQL for the amounts of invoices and of their orders, largest difference first. */
export const differing = (db: Db, asked: Asked): RawBuilder<Row> =>
  twoOf(
    asked,
    sql`select "found"."id" as "part", "found"."totalAmount" as "value", o."totalAmount" as "against"
      from (${matched(db, asked).select([sql.ref('id').as('id'), sql.ref('orderId').as('orderId'), sql.ref('totalAmount').as('totalAmount')])}) as "found"
        join "orders" as o on o."id" = "found"."orderId"
      order by abs("found"."totalAmount" - o."totalAmount") desc, "found"."id" limit ${mostParts}`,
  )

const tenthsOfDays = (span: RawBuilder<unknown>) => sql`round(extract(epoch from ${span}) / 8640)::bigint`

/**
 * Returns SQL for how long positions have been open and how long they were planned to be, up to the end of the target
 * day; furthest beyond it first.
 */
export const againstTarget = (db: Db, asked: Asked): RawBuilder<Row> =>
  twoOf(
    asked,
    sql`select "id"::text as "part", ${tenthsOfDays(sql`now() - "openedAt"`)} as "value",
        ${tenthsOfDays(sql`"targetAt" + interval '1 day' - "openedAt"`)} as "against"
      from (${matched(db, asked).select([sql.ref('id').as('id'), sql.ref('openedAt').as('openedAt'), sql.ref('targetAt').as('targetAt')])}) as "found"
      order by "targetAt", "id" limit ${mostParts}`,
  )
