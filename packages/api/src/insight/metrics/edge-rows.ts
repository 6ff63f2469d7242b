import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { lineAmount, partsOfOne } from '../../kit/sql/line-amount.ts'
import { conditionOf } from '../../kit/sql/select.ts'
import { anyGoal } from '../visits/index.ts'
import { type Asked, dateOf, dayMs, instants, matched, momentOf, partOf } from './asked.ts'
import type { Between } from './cuts.ts'
import { isOfItems, sources, worthOf } from './sources.ts'
import { distinct, distinctBy, type Group, isLines, type Told, written } from './told.ts'

const worths = (some: readonly Told[], worth: (told: Told) => RawBuilder<unknown>) =>
  sql.join(distinctBy(some, (each) => each.worth).map((each) => sql`${worth(each)} as ${sql.id(each.worth)}`))

/** Returns the intervals of a group as SQL rows, numbered from 1. */
const places = ({ between }: Group) =>
  sql`unnest(${instants(between.map(({ from }) => from))}, ${instants(between.map(({ to }) => to))})
    with ordinality as "edge"("from", "to", "place")`

/** Returns the condition that selects some intervals of a group; undefined if they are all. */
const onlyAt = (between: readonly Between[], group: readonly Between[]): RawBuilder<unknown> | undefined => {
  if (between.length === group.length) return undefined
  const own = new Set(between.map(written))
  const numbers = group.flatMap((each, index) => (own.has(written(each)) ? [index + 1] : []))
  return sql`"place" = any(${numbers}::int[])`
}

const summedUp = ({ told, worth, fits }: Told, only?: RawBuilder<unknown>) => {
  const conditions = [fits && sql.id(fits.name), only].filter(Boolean)
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``
  return sql`sum(${sql.id(worth)}) ${filter}::bigint as ${sql.id(`told${told}`)}`
}

/** Returns SQL with one row per plan, interval and key. */
const summed = (
  some: readonly Told[],
  { between }: Group,
  part: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const all = distinct(some.flatMap((each) => each.between))
  const sums = some.map((each) =>
    summedUp(each, each.between.length < all.length ? onlyAt(each.between, between) : undefined),
  )
  const each = some.map(({ told }) => sql`(${sql.lit(told)}::int, "sums".${sql.id(`told${told}`)})`)
  const only = onlyAt(all, between)
  return sql`
    select "each"."told", "sums"."place"::int, "sums"."part"::text, "each"."worth"
    from (select "place", ${part} as "part", ${sql.join(sums)} from ${rows} ${only ? sql`where ${only}` : sql``} group by 1, 2) as "sums"
      cross join lateral (values ${sql.join(each)}) as "each"("told", "worth") where "each"."worth" is not null`
}

/** Returns the intervals as SQL rows of a day and minutes of it, which is how quarter hours are stored. */
const minutes = ({ between }: Group) => {
  const list = (told: (each: Between, day: number) => string, type: string) =>
    sql`${between.map((each) => told(each, Math.floor(each.from / dayMs)))}::${sql.raw(type)}[]`
  const minute = (at: number, day: number) => String((at - day * dayMs) / 60_000).padStart(4, '0')
  return sql`unnest(${list((_, day) => dateOf(day), 'date')}, ${list(({ from }, day) => minute(from, day), 'text')},
    ${list(({ to }, day) => minute(to, day), 'text')}) with ordinality as "edge"("day", "from", "to", "place")`
}

const fromQuarters = (group: Group): RawBuilder<unknown> => {
  const [{ quarters }] = group.some
  const kept = worths(group.some, (each) => sql.ref(each.quarters?.field === 'quantity' ? 'count' : 'amount'))
  const rows = sql`${minutes(group)} cross join lateral (
    select ${kept} from "tallies" where "entity" = ${quarters?.tally.entity} and "field" = ${quarters?.tally.quarters}
      and "day" = "edge"."day" and "value" >= "edge"."from" and "value" < "edge"."to" offset 0) as "kept"`
  return summed(group.some, group, sql`''`, rows)
}

const isBetween = (asked: Asked) =>
  sql<boolean>`${momentOf(asked)} >= "edge"."from" and ${momentOf(asked)} < "edge"."to"`

/** Returns SQL for the value of an order line; quantities are in fractions of a piece. */
const itemWorth = ({ asked: { metric } }: Told): RawBuilder<unknown> => {
  const isQuantity = isOfItems(metric.measure) && metric.measure.ofItems === 'quantity'
  return isQuantity ? sql`i."quantity" * ${sql.lit(partsOfOne)}` : lineAmount('i')
}

/** Returns SQL for the lines of records: items of orders, or goals that visits reached. */
const linesOf = ({ some }: Group, found: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { by } = some[0].asked
  if (by === 'goalId')
    return sql`select r."goalId" as "part", ${worths(some, () => sql`1`)} from (${found}) as "found"
      join "reachedGoals" as r on r."visitId" = "found"."id" and r."goalId" <> ${anyGoal}`
  // A single array of ids lets one index scan find the lines of many orders.
  return sql`select ${by ? sql`i."productId"` : sql`''`} as "part", ${worths(some, itemWorth)}
    from "orderItems" as i where i."orderId" = any(array(${found}))`
}

const fromLines = (db: Db, group: Group): RawBuilder<unknown> => {
  const [{ asked }] = group.some
  const found = matched(db, asked).where(isBetween(asked)).select(sql.ref('id').as('id'))
  const lines = linesOf(group, sql`${found}`)
  const rows = sql`${places(group)} cross join lateral (${lines} offset 0) as "line"`
  return summed(group.some, group, sql`"part"`, rows)
}

/** Returns SQL for the records of an interval with the columns of all plans. */
const recordsBetween = (group: Group): RawBuilder<unknown> => {
  const { some } = group
  const [{ asked }] = some
  const { table, binned, columns } = sources[asked.metric.of].listed
  const parts = distinctBy(some, (each) => each.asked.by ?? '').flatMap((each) =>
    each.asked.by ? [sql`${partOf(each.asked)} as ${sql.id(each.asked.by)}`] : [],
  )
  const fits = distinctBy(some, (each) => each.fits?.name ?? '').flatMap((each) => {
    const conditions = each.fits?.where.map((condition) => sql`(${conditionOf(columns, condition)})`)
    return each.fits && conditions ? [sql`(${sql.join(conditions, sql` and `)}) as ${sql.id(each.fits.name)}`] : []
  })
  const told = worths(some, (each) => worthOf(each.asked.metric))
  const live = binned === false ? sql`true` : sql`"deletedAt" is null`
  return sql`select ${sql.join([...parts, ...fits, told])} from ${sql.table(table)} where ${live} and ${isBetween(asked)} offset 0`
}

/** A table expression that is read once, and the selects over it. */
export interface Read {
  readonly table?: RawBuilder<unknown>
  readonly parts: readonly RawBuilder<unknown>[]
}

/** Returns SQL for plans without a dimension: one row per interval, without a table expression. */
const inAll = (group: Group): RawBuilder<unknown> => {
  const each = group.some.map(({ told }) => sql`(${sql.lit(told)}::int, "sums".${sql.id(`told${told}`)})`)
  return sql`
    select "each"."told", "edge"."place"::int, '' as "part", "each"."worth"
    from ${places(group)} cross join lateral (
      select ${sql.join(group.some.map((each) => summedUp(each)))} from (${recordsBetween(group)}) as "record") as "sums"
      cross join lateral (values ${sql.join(each)}) as "each"("told", "worth") where "each"."worth" is not null`
}

/** Returns SQL for plans with dimensions, which share one materialized table expression. */
const inParts = (group: Group): Read => {
  const name = sql.id(`found${group.some[0].told}`)
  const parts = [...Map.groupBy(group.some, ({ asked: { by } }) => by ?? '')].map(([by, same]) =>
    summed(same, group, sql.id(by), name),
  )
  const table = sql`${name} as materialized (
    select "edge"."place", "record".* from ${places(group)} cross join lateral (${recordsBetween(group)}) as "record")`
  return { table, parts }
}

/** Returns SQL for a group of plans, with rows of plan, interval, key and value. */
export const readOf = (db: Db, group: Group): Read => {
  const [{ asked, quarters }] = group.some
  if (quarters) return { parts: [fromQuarters(group)] }
  if (isLines(asked)) return { parts: [fromLines(db, group)] }
  return asked.by ? inParts(group) : { parts: [inAll(group)] }
}
