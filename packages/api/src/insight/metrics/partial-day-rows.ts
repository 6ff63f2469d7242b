import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { lineAmount, partsOfOne } from '../../kit/sql/line-amount.ts'
import { conditionOf } from '../../kit/sql/select.ts'
import { anyGoal } from '../visits/index.ts'
import {
  dateOf,
  dayMs,
  type MetricQuery,
  matchingRecords,
  partColumn,
  timestampArray,
  timestampColumn,
} from './metric-query.ts'
import type { Interval } from './partial-days.ts'
import { distinctBy, distinctIntervals, intervalKey, type ReadGroup, type ReadPlan, readsLines } from './read-plan.ts'
import { isOfItems, recordValue, sources } from './sources.ts'

const valueColumns = (plans: readonly ReadPlan[], value: (plan: ReadPlan) => RawBuilder<unknown>) =>
  sql.join(distinctBy(plans, (each) => each.value).map((each) => sql`${value(each)} as ${sql.id(each.value)}`))

/** Returns the intervals of a group as SQL rows, numbered from 1. */
const numberedIntervals = ({ intervals }: ReadGroup) =>
  sql`unnest(${timestampArray(intervals.map(({ from }) => from))}, ${timestampArray(intervals.map(({ to }) => to))})
    with ordinality as "interval"("from", "to", "place")`

/** Returns the condition that selects some intervals of a group; undefined if they are all. */
const onlyAt = (intervals: readonly Interval[], all: readonly Interval[]): RawBuilder<unknown> | undefined => {
  if (intervals.length === all.length) return undefined
  const own = new Set(intervals.map(intervalKey))
  const numbers = all.flatMap((each, index) => (own.has(intervalKey(each)) ? [index + 1] : []))
  return sql`"place" = any(${numbers}::int[])`
}

const sumColumn = ({ index, value, matches }: ReadPlan, only?: RawBuilder<unknown>) => {
  const conditions = [matches && sql.id(matches.name), only].filter(Boolean)
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``
  return sql`sum(${sql.id(value)}) ${filter}::bigint as ${sql.id(`sum${index}`)}`
}

/** Returns SQL with one row per plan, interval and key. */
const sumsBy = (
  plans: readonly ReadPlan[],
  { intervals }: ReadGroup,
  part: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const all = distinctIntervals(plans.flatMap((each) => each.intervals))
  const sums = plans.map((each) =>
    sumColumn(each, each.intervals.length < all.length ? onlyAt(each.intervals, intervals) : undefined),
  )
  const each = plans.map(({ index }) => sql`(${sql.lit(index)}::int, "sums".${sql.id(`sum${index}`)})`)
  const only = onlyAt(all, intervals)
  return sql`
    select "each"."plan", "sums"."place"::int, "sums"."part"::text, "each"."value"
    from (select "place", ${part} as "part", ${sql.join(sums)} from ${rows} ${only ? sql`where ${only}` : sql``} group by 1, 2) as "sums"
      cross join lateral (values ${sql.join(each)}) as "each"("plan", "value") where "each"."value" is not null`
}

/** Returns the intervals as SQL rows of a day and minutes of it, which is how quarter hours are stored. */
const minutes = ({ intervals }: ReadGroup) => {
  const list = (toText: (each: Interval, day: number) => string, type: string) =>
    sql`${intervals.map((each) => toText(each, Math.floor(each.from / dayMs)))}::${sql.raw(type)}[]`
  const minute = (at: number, day: number) => String((at - day * dayMs) / 60_000).padStart(4, '0')
  return sql`unnest(${list((_, day) => dateOf(day), 'date')}, ${list(({ from }, day) => minute(from, day), 'text')},
    ${list(({ to }, day) => minute(to, day), 'text')}) with ordinality as "interval"("day", "from", "to", "place")`
}

const fromQuarters = (group: ReadGroup): RawBuilder<unknown> => {
  const [{ quarters }] = group.plans
  const values = valueColumns(group.plans, (each) => sql.ref(each.quarters?.field === 'quantity' ? 'count' : 'amount'))
  const rows = sql`${minutes(group)} cross join lateral (
    select ${values} from "tallies" where "entity" = ${quarters?.rollup.entity} and "field" = ${quarters?.rollup.quarters}
      and "day" = "interval"."day" and "value" >= "interval"."from" and "value" < "interval"."to" offset 0) as "quarters"`
  return sumsBy(group.plans, group, sql`''`, rows)
}

const isBetween = (query: MetricQuery) =>
  sql<boolean>`${timestampColumn(query)} >= "interval"."from" and ${timestampColumn(query)} < "interval"."to"`

/** Returns SQL for the value of an order line; quantities are in fractions of a piece. */
const itemValue = ({ query: { metric } }: ReadPlan): RawBuilder<unknown> => {
  const isQuantity = isOfItems(metric.measure) && metric.measure.ofItems === 'quantity'
  return isQuantity ? sql`i."quantity" * ${sql.lit(partsOfOne)}` : lineAmount('i')
}

/** Returns SQL for the lines of records: items of orders, or goals that visits reached. */
const linesOf = ({ plans }: ReadGroup, found: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { by } = plans[0].query
  if (by === 'goalId')
    return sql`select r."goalId" as "part", ${valueColumns(plans, () => sql`1`)} from (${found}) as "found"
      join "reachedGoals" as r on r."visitId" = "found"."id" and r."goalId" <> ${anyGoal}`
  // A single array of ids lets one index scan find the lines of many orders.
  return sql`select ${by ? sql`i."productId"` : sql`''`} as "part", ${valueColumns(plans, itemValue)}
    from "orderItems" as i where i."orderId" = any(array(${found}))`
}

const fromLines = (db: Db, group: ReadGroup): RawBuilder<unknown> => {
  const [{ query }] = group.plans
  const found = matchingRecords(db, query).where(isBetween(query)).select(sql.ref('id').as('id'))
  const lines = linesOf(group, sql`${found}`)
  const rows = sql`${numberedIntervals(group)} cross join lateral (${lines} offset 0) as "line"`
  return sumsBy(group.plans, group, sql`"part"`, rows)
}

/** Returns SQL for the records of an interval with the columns of all plans. */
const recordsBetween = (group: ReadGroup): RawBuilder<unknown> => {
  const { plans } = group
  const [{ query }] = plans
  const { table, binned, columns } = sources[query.metric.of].listed
  const parts = distinctBy(plans, (each) => each.query.by ?? '').flatMap((each) =>
    each.query.by ? [sql`${partColumn(each.query)} as ${sql.id(each.query.by)}`] : [],
  )
  const matches = distinctBy(plans, (each) => each.matches?.name ?? '').flatMap((each) => {
    const conditions = each.matches?.where.map((condition) => sql`(${conditionOf(columns, condition)})`)
    return each.matches && conditions
      ? [sql`(${sql.join(conditions, sql` and `)}) as ${sql.id(each.matches.name)}`]
      : []
  })
  const values = valueColumns(plans, (each) => recordValue(each.query.metric))
  const live = binned === false ? sql`true` : sql`"deletedAt" is null`
  return sql`select ${sql.join([...parts, ...matches, values])} from ${sql.table(table)} where ${live} and ${isBetween(query)} offset 0`
}

/** A table expression that is read once, and the selects over it. */
export interface Statement {
  readonly table?: RawBuilder<unknown>
  readonly parts: readonly RawBuilder<unknown>[]
}

/** Returns SQL for plans without a dimension: one row per interval, without a table expression. */
const inAll = (group: ReadGroup): RawBuilder<unknown> => {
  const each = group.plans.map(({ index }) => sql`(${sql.lit(index)}::int, "sums".${sql.id(`sum${index}`)})`)
  return sql`
    select "each"."plan", "interval"."place"::int, '' as "part", "each"."value"
    from ${numberedIntervals(group)} cross join lateral (
      select ${sql.join(group.plans.map((each) => sumColumn(each)))} from (${recordsBetween(group)}) as "record") as "sums"
      cross join lateral (values ${sql.join(each)}) as "each"("plan", "value") where "each"."value" is not null`
}

/** Returns SQL for plans with dimensions, which share one materialized table expression. */
const inParts = (group: ReadGroup): Statement => {
  const name = sql.id(`found${group.plans[0].index}`)
  const parts = [...Map.groupBy(group.plans, ({ query: { by } }) => by ?? '')].map(([by, same]) =>
    sumsBy(same, group, sql.id(by), name),
  )
  const table = sql`${name} as materialized (
    select "interval"."place", "record".* from ${numberedIntervals(group)} cross join lateral (${recordsBetween(group)}) as "record")`
  return { table, parts }
}

/** Returns SQL for a group of plans, with rows of plan, interval, key and value. */
export const statementOf = (db: Db, group: ReadGroup): Statement => {
  const [{ query, quarters }] = group.plans
  if (quarters) return { parts: [fromQuarters(group)] }
  if (readsLines(query)) return { parts: [fromLines(db, group)] }
  return query.by ? inParts(group) : { parts: [inAll(group)] }
}
