import { type RawBuilder, sql } from 'kysely'
import { anyGoal } from '../analytics/index.ts'
import type { Db } from '../ports.ts'
import { partsOfOne } from '../sql/line-amount.ts'
import { conditionOf } from '../sql/select.ts'
import { type Asked, dayMs, instants, matched, momentOf, partOf, type Row, whereOf } from './asked.ts'
import { itemWorth, sources, type Tallied, type Term, worthOf } from './sources.ts'

/** A field that is added up, and where it is kept. */
export interface Kept extends Term {
  readonly tally: Tallied
}

/** An edge that is not where a day (UTC) begins: what lies between is taken from one step, and given to the other. */
interface Cut {
  readonly index: number
  readonly edge: number
  readonly day: number
}

const cutsOf = ({ edges }: Asked): readonly Cut[] =>
  edges.flatMap((edge, index) => {
    const day = Math.round(edge / dayMs) * dayMs
    return edge === day ? [] : [{ index, edge, day }]
  })

/** What is asked for, and where its edges are not where days begin. */
export interface Moved {
  readonly asked: Asked
  readonly cuts: readonly Cut[]
  /** Where that is kept by quarters of an hour. */
  readonly quarters?: Kept | undefined
}

const quarterMs = 900_000

/** The field of what is kept by quarters of an hour; undefined where that is not told. */
const quartersOf = ({ by }: Asked, kept: readonly Kept[]): Kept | undefined => {
  const [each, ...more] = kept
  return each?.tally.quarters && more.length === 0 && !by ? each : undefined
}

/** What lies between is taken from one step, and given to the other: read from records, or from quarters of an hour. */
export const movedOf = (asked: Asked, kept: readonly Kept[]): readonly Moved[] => {
  const cuts = cutsOf(asked)
  const quarters = quartersOf(asked, kept)
  const isTold = ({ edge }: Cut) => quarters !== undefined && edge % quarterMs === 0
  const both = [
    { asked, quarters, cuts: cuts.filter(isTold) },
    { asked, cuts: cuts.filter((cut) => !isTold(cut)) },
  ]
  return both.filter((each) => each.cuts.length > 0)
}

/** The rows of what is found between `"edge"."from"` and `"edge"."to"`: parts of slots with what they come to. */
const movedAt = (cuts: readonly Cut[], between: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select "found"."slot", "edge"."index" + "side"."step" as "step", "found"."part"::text,
    ("edge"."sign" * "side"."sign" * "found"."worth")::bigint as "worth"
  from unnest(${cuts.map(({ index }) => index)}::int[], ${instants(cuts.map(({ edge, day }) => Math.min(edge, day)))},
      ${instants(cuts.map(({ edge, day }) => Math.max(edge, day)))},
      ${cuts.map(({ edge, day }) => (day > edge ? 1 : -1))}::int[]) as "edge"("index", "from", "to", "sign")
    cross join lateral (
      select "slot", "part", sum("worth") as "worth" from (${between} offset 0) as "rows" group by "slot", "part"
    ) as "found"
    cross join (values (0, 1), (-1, -1)) as "side"("step", "sign")`

const slotOf = ({ slot }: Asked) => sql`${sql.lit(slot)}::int`

const fromQuarters = (asked: Asked, { field, tally }: Kept): RawBuilder<unknown> => {
  const from = sql`(("edge"."from" at time zone 'UTC')::date)::timestamp`
  const minute = (at: RawBuilder<unknown>) =>
    sql`lpad((extract(epoch from ${at} at time zone 'UTC' - ${from}) / 60)::int::text, 4, '0')`
  const worth = field === 'quantity' ? sql`"count" / ${sql.lit(partsOfOne)}.0` : sql.ref('amount')
  return sql`(select ${slotOf(asked)} as "slot", '' as "part", ${worth} as "worth" from "tallies"
    where "entity" = ${tally.entity} and "field" = ${tally.quarters ?? ''} and "day" = ("edge"."from" at time zone 'UTC')::date
      and "value" >= ${minute(sql`"edge"."from"`)} and "value" < ${minute(sql`"edge"."to"`)})`
}

/** The parts of which a record may have several, each with what it comes to: lines of orders, and goals of visits. */
const severalOf = ({ by, metric }: Asked): ((found: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined => {
  const item = itemWorth(metric.measure)
  if (by === 'productId' && item)
    return (orders) => sql`
      select i."productId" as "part", ${item} as "worth"
      from (${orders}) as "found" join "orderItems" as i on i."orderId" = "found"."id"`
  if (by !== 'goalId') return undefined
  return (visits) => sql`
    select r."goalId" as "part", 1 as "worth" from (${visits}) as "found"
      join "reachedGoals" as r on r."visitId" = "found"."id" and r."goalId" <> ${anyGoal}`
}

const isBetween = (asked: Asked) =>
  sql<boolean>`${momentOf(asked)} >= "edge"."from" and ${momentOf(asked)} < "edge"."to"`

const liveBetween = (asked: Asked) => {
  const { table, binned } = sources[asked.metric.of].listed
  return sql`${sql.table(table)} where ${binned === false ? sql`true` : sql`"deletedAt" is null`} and ${isBetween(asked)}`
}

/** What is asked in all, of the same records at the same edges: they are read once. */
const sums = (asked: readonly [Asked, ...Asked[]]): RawBuilder<unknown> => {
  const [first] = asked
  const { columns } = sources[first.metric.of].listed
  const each = asked.map((one) => {
    const fits = whereOf(one).map((condition) => sql`(${conditionOf(columns, condition)})`)
    const those = fits.length > 0 ? sql`filter (where ${sql.join(fits, sql` and `)})` : sql``
    return sql`sum(${worthOf(one.metric)}) ${those} as ${sql.id(`worth${one.slot}`)}`
  })
  const lines = asked.map((one) => sql`(${slotOf(one)}, '', "sums".${sql.id(`worth${one.slot}`)})`)
  return sql`(select "each".* from (select ${sql.join(each)} from ${liveBetween(first)}) as "sums"
    cross join lateral (values ${sql.join(lines)}) as "each"("slot", "part", "worth") where "each"."worth" is not null)`
}

/** What is asked by parts. */
const partsBetween = (db: Db, asked: Asked): RawBuilder<unknown> => {
  const between = matched(db, asked).where(isBetween(asked))
  const several = severalOf(asked)?.(sql`${between.select(sql.ref('id').as('id'))}`)
  if (several) return sql`(select ${slotOf(asked)} as "slot", "several".* from (${several}) as "several")`
  const columns = [
    slotOf(asked).as('slot'),
    sql`${partOf(asked)}`.as('part'),
    sql`${worthOf(asked.metric)}`.as('worth'),
  ]
  return sql`${between.select(columns)}`
}

/** What is moved at edges. */
export const atEdges = (db: Db, all: readonly Moved[]): readonly RawBuilder<Row>[] => {
  const isInAll = ({ asked, quarters }: Moved) => !quarters && !asked.by
  const others = all
    .filter((each) => !isInAll(each))
    .map(({ asked, cuts, quarters }) =>
      movedAt(cuts, quarters ? fromQuarters(asked, quarters) : partsBetween(db, asked)),
    )
  const together = Map.groupBy(all.filter(isInAll), ({ asked: { metric, at }, cuts }) =>
    JSON.stringify([metric.of, at, cuts]),
  )
  const inAll = [...together.values()].map((same) =>
    movedAt(same[0]?.cuts ?? [], sums(same.map(({ asked }) => asked) as [Asked, ...Asked[]])),
  )
  return [...others, ...inAll]
}
