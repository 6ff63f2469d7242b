import { mostParts } from '@quarterdeck/contract/metrics/metric'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { type Asked, head, matched, type Row } from './asked.ts'
import { keptRows, type Reading, sumOf } from './parts.ts'

/** The two numbers of a part, at steps 0 and 1. */
const twoOf = (asked: Asked, parts: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select ${head(asked)}, "step", "part", case "step" when 0 then "value" else "against" end as "worth"
  from (${parts}) as "parts" cross join (values (0), (1)) as "two"("step")`

const ends = (edges: readonly number[]): readonly [number, number] => [edges[0] ?? 0, edges.at(-1) ?? 0]

const soldBetween = (asked: Asked, edges: readonly number[]): Asked => ({
  ...asked,
  by: 'productId',
  edges: ends(edges),
})

/** What of single products such a question is told from. */
export const soldFor = (asked: Asked): readonly Asked[] =>
  [asked.edges, ...(asked.before ? [asked.before] : [])].map((edges) => soldBetween(asked, edges))

/** What was sold of each product between two moments, under its name in the statement. */
const soldOf = (asked: Asked, edges: readonly number[], reading: Reading): RawBuilder<unknown> =>
  reading.shared.named(JSON.stringify([asked.metric, ends(edges)]), () => {
    const found = keptRows(soldBetween(asked, edges), reading)
    if (!found) throw new Error('What was sold of products is not kept')
    return sql`select "part", ${sumOf(found)} as "worth" from (${sql.join(found.rows, sql` union all `)}) as "sold"
      where "step" = 0 group by "part"`
  })

/** The products of which most was lost against the time before; none where nothing is compared. */
export const falling = (asked: Asked, reading: Reading): RawBuilder<Row> =>
  twoOf(
    asked,
    sql`select "part", coalesce(now."worth", 0) as "value", before."worth" as "against"
      from ${soldOf(asked, asked.before ?? [], reading)} as before left join ${soldOf(asked, asked.edges, reading)} as now using ("part")
      where before."worth" > coalesce(now."worth", 0)
      order by coalesce(now."worth", 0) - before."worth", "part" limit ${asked.before ? mostParts : 0}`,
  )

/** The products whose stock is used up first when as much is sold as in the range: their stock, and what was sold. */
export const lasting = (asked: Asked, reading: Reading): RawBuilder<Row> =>
  twoOf(
    asked,
    sql`select "part", p."stock"::bigint as "value", "sold"."worth" as "against"
      from ${soldOf(asked, asked.edges, reading)} as "sold" join "products" as p on p."id" = "part"::integer and p."deletedAt" is null
      where "sold"."worth" > 0 order by p."stock"::numeric / "sold"."worth", p."id" limit ${mostParts}`,
  )

/** What some invoices come to, and their orders: those that differ most first. */
export const differing = (db: Db, asked: Asked): RawBuilder<Row> =>
  twoOf(
    asked,
    sql`select "found"."id" as "part", "found"."totalAmount" as "value", o."totalAmount" as "against"
      from (${matched(db, asked).select([sql.ref('id').as('id'), sql.ref('orderId').as('orderId'), sql.ref('totalAmount').as('totalAmount')])}) as "found"
        join "orders" as o on o."id" = "found"."orderId"
      order by abs("found"."totalAmount" - o."totalAmount") desc, "found"."id" limit ${mostParts}`,
  )
