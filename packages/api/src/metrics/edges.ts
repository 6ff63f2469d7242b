import { type RawBuilder, sql } from 'kysely'
import { anyGoal } from '../analytics/index.ts'
import type { Db } from '../ports.ts'
import { lineAmount, partsOfOne } from '../sql/line-amount.ts'
import { conditionOf } from '../sql/select.ts'
import { type Asked, dateOf, dayMs, instants, matched, momentOf, partOf, type Row, whereOf } from './asked.ts'
import { inColumns } from './columns.ts'
import type { Between, Moved } from './cuts.ts'
import { isOfItems, sources, worthOf } from './sources.ts'

/** What is told of the same records, whatever the moments between which they lie. */
interface Told extends Pick<Moved, 'asked' | 'quarters'> {
  /** Which of all it is. */
  readonly told: number
  readonly between: readonly Between[]
  /** What a record comes to, by the name of a column; the same for all that are measured in the same way. */
  readonly worth: string
  /** Whether a record counts, by the name of a column; undefined where all do. */
  readonly fits: string | undefined
}

const keyOf = ({ asked: { metric, at, by }, quarters }: Pick<Moved, 'asked' | 'quarters'>) =>
  JSON.stringify([metric.of, at, by, metric.where, metric.measure, quarters !== undefined])

const written = ({ from, to }: Between) => `${from} ${to}`

const distinctBy = <Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

const distinct = (between: readonly Between[]) => distinctBy(between, written)

/** Names for what is told apart by its key. */
const openNames = (prefix: string) => {
  const names = new Map<string, string>()
  return (of: unknown) => {
    const key = JSON.stringify(of)
    const name = names.get(key) ?? `${prefix}${names.size}`
    names.set(key, name)
    return name
  }
}

/** What is told of the same is read once. */
const toldOf = (all: readonly Moved[]): ReadonlyMap<string, Told> => {
  const [worthOf, fitsOf] = [openNames('worth'), openNames('fits')]
  const together = [...Map.groupBy(all, keyOf)] as unknown as [string, [Moved, ...Moved[]]][]
  return new Map(
    together.map(([key, same], told) => {
      const [{ asked, quarters }] = same
      const { where, measure } = asked.metric
      const between = distinct(same.flatMap(({ cuts }) => cuts))
      return [key, { asked, quarters, told, between, worth: worthOf(measure), fits: where && fitsOf(where) }]
    }),
  )
}

const isLines = ({ metric, by }: Asked) => isOfItems(metric.measure) || by === 'goalId'

/** What is read together: quarters of an hour of one field, lines of the same records, or the same records in all or by parts. */
const groupOf = ({ asked, quarters }: Told) => {
  const { metric, at, by } = asked
  if (quarters) return JSON.stringify([quarters.tally.entity, quarters.tally.quarters])
  return JSON.stringify([metric.of, at, ...(isLines(asked) ? [by, metric.where] : [by !== undefined])])
}

/** Some that are read together, and all moments between which that is done. */
interface Group {
  readonly some: readonly [Told, ...Told[]]
  readonly between: readonly Between[]
}

const groupedAs = (some: readonly Told[]): Group => ({
  some: some as unknown as Group['some'],
  between: distinct(some.flatMap((each) => each.between)),
})

const groupsOf = (all: Iterable<Told>): readonly Group[] => [...Map.groupBy(all, groupOf).values()].map(groupedAs)

const worths = (some: readonly Told[], worth: (told: Told) => RawBuilder<unknown>) =>
  sql.join(distinctBy(some, (each) => each.worth).map((each) => sql`${worth(each)} as ${sql.id(each.worth)}`))

/** The moments of a group, each of which has a place in it. */
const places = ({ between }: Group) =>
  sql`unnest(${instants(between.map(({ from }) => from))}, ${instants(between.map(({ to }) => to))})
    with ordinality as "edge"("from", "to", "place")`

/** In which places of a group some moments are, as a condition; undefined where these are all. */
const onlyAt = (between: readonly Between[], group: readonly Between[]): RawBuilder<unknown> | undefined => {
  if (between.length === group.length) return undefined
  const own = new Set(between.map(written))
  const numbers = group.flatMap((each, index) => (own.has(written(each)) ? [index + 1] : []))
  return sql`"place" = any(${numbers}::int[])`
}

const summedUp = ({ told, worth, fits }: Told, only?: RawBuilder<unknown>) => {
  const conditions = [fits && sql.id(fits), only].filter(Boolean)
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``
  return sql`sum(${sql.id(worth)}) ${filter}::bigint as ${sql.id(`told${told}`)}`
}

/** What some of a group come to, by place and part, each as a row. */
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

/** The same as days, and as minutes of these: as quarters are kept. */
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
  // All that is kept there counts.
  return summed(
    group.some.map((each) => ({ ...each, fits: undefined })),
    group,
    sql`''`,
    rows,
  )
}

const isBetween = (asked: Asked) =>
  sql<boolean>`${momentOf(asked)} >= "edge"."from" and ${momentOf(asked)} < "edge"."to"`

/** What a line of an order comes to: quantities are told in their parts. */
const itemWorth = ({ asked: { metric } }: Told): RawBuilder<unknown> => {
  const isQuantity = isOfItems(metric.measure) && metric.measure.ofItems === 'quantity'
  return isQuantity ? sql`i."quantity" * ${sql.lit(partsOfOne)}` : lineAmount('i')
}

/** Lines of records, of which each may have several: those of orders, and goals of visits. */
const linesOf = ({ some }: Group, found: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { by } = some[0].asked
  if (by === 'goalId')
    return sql`select r."goalId" as "part", ${worths(some, () => sql`1`)} from (${found}) as "found"
      join "reachedGoals" as r on r."visitId" = "found"."id" and r."goalId" <> ${anyGoal}`
  return sql`select ${by ? sql`i."productId"` : sql`''`} as "part", ${worths(some, itemWorth)}
    from (${found}) as "found" join "orderItems" as i on i."orderId" = "found"."id"`
}

const fromLines = (db: Db, group: Group): RawBuilder<unknown> => {
  const [{ asked }] = group.some
  const found = matched(db, asked).where(isBetween(asked)).select(sql.ref('id').as('id'))
  const lines = linesOf(group, sql`${found}`)
  // Only lines of what counts are found.
  return summed(
    group.some.map((each) => ({ ...each, fits: undefined })),
    group,
    sql`"part"`,
    sql`${places(group)} cross join lateral (${lines} offset 0) as "line"`,
  )
}

/** Each record with all that is told of it. */
const recordsBetween = (group: Group): RawBuilder<unknown> => {
  const { some } = group
  const [{ asked }] = some
  const { table, binned, columns } = sources[asked.metric.of].listed
  const parts = distinctBy(some, (each) => each.asked.by ?? '').flatMap((each) =>
    each.asked.by ? [sql`${partOf(each.asked)} as ${sql.id(each.asked.by)}`] : [],
  )
  const fits = distinctBy(some, (each) => each.fits ?? '').flatMap((each) => {
    const conditions = whereOf(each.asked).map((condition) => sql`(${conditionOf(columns, condition)})`)
    return each.fits ? [sql`(${sql.join(conditions, sql` and `)}) as ${sql.id(each.fits)}`] : []
  })
  const told = worths(some, (each) => worthOf(each.asked.metric))
  const live = binned === false ? sql`true` : sql`"deletedAt" is null`
  return sql`select ${sql.join([...parts, ...fits, told])} from ${sql.table(table)} where ${live} and ${isBetween(asked)} offset 0`
}

/** What is read once, under its name, and what is told of it. */
interface Read {
  readonly table?: RawBuilder<unknown>
  readonly parts: readonly RawBuilder<unknown>[]
}

/** What is told in all needs no table: there is one row for each moment. */
const inAll = (group: Group): RawBuilder<unknown> => {
  const each = group.some.map(({ told }) => sql`(${sql.lit(told)}::int, "sums".${sql.id(`told${told}`)})`)
  return sql`
    select "each"."told", "edge"."place"::int, '' as "part", "each"."worth"
    from ${places(group)} cross join lateral (
      select ${sql.join(group.some.map((each) => summedUp(each)))} from (${recordsBetween(group)}) as "record") as "sums"
      cross join lateral (values ${sql.join(each)}) as "each"("told", "worth") where "each"."worth" is not null`
}

/** What is told by parts is read once for all of them. */
const inParts = (group: Group): Read => {
  const name = sql.id(`found${group.some[0].told}`)
  const parts = [...Map.groupBy(group.some, ({ asked: { by } }) => by ?? '')].map(([by, same]) =>
    summed(same, group, sql.id(by), name),
  )
  const table = sql`${name} as materialized (
    select "edge"."place", "record".* from ${places(group)} cross join lateral (${recordsBetween(group)}) as "record")`
  return { table, parts }
}

const readOf = (db: Db, group: Group): Read => {
  const [{ asked, quarters }] = group.some
  if (quarters) return { parts: [fromQuarters(group)] }
  if (isLines(asked)) return { parts: [fromLines(db, group)] }
  return asked.by ? inParts(group) : { parts: [inAll(group)] }
}

/** What lies between two moments of a group comes to. */
interface Found {
  readonly told: number
  readonly place: number
  readonly part: string
  readonly worth: number
}

const ask = (db: Db, groups: readonly Group[]) => {
  const reads = groups.map((group) => readOf(db, group))
  const tables = reads.flatMap(({ table }) => table ?? [])
  const parts = reads.flatMap((read) => read.parts)
  const begin = tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``
  return inColumns<Found>(db, ['told', 'place', 'part', 'worth'], sql.join(parts, sql` union all `), { begin })
}

/** What lies between two moments, by part: parts and their worths. */
type Parts = readonly (readonly [part: string, worth: number])[]

const partsOf = async (db: Db, tolds: Iterable<Told>): Promise<ReadonlyMap<string, Parts>> => {
  const groups = groupsOf(tolds)
  const betweenOf = new Map(groups.flatMap(({ some, between }) => some.map(({ told }) => [told, between.map(written)])))
  const { told, place, part, worth } = await ask(db, groups)
  const found = new Map<string, [string, number][]>()
  for (const [row, which] of told.entries()) {
    const key = `${which} ${betweenOf.get(which)?.[(place[row] ?? 0) - 1]}`
    const parts = found.get(key) ?? []
    if (parts.length === 0) found.set(key, parts)
    parts.push([part[row] ?? '', worth[row] ?? 0])
  }
  return found
}

/** What is moved at edges: in parts of one where quantities are told. */
export const readEdges = async (db: Db, all: readonly Moved[]): Promise<readonly Row[]> => {
  if (all.length === 0) return []
  const tolds = toldOf(all)
  const found = await partsOf(db, tolds.values())
  return all.flatMap((moved) => {
    const told = tolds.get(keyOf(moved))?.told
    const { slot, edges } = moved.asked
    return moved.cuts.flatMap(({ index, sign, ...between }) => {
      const parts = found.get(`${told} ${written(between)}`) ?? []
      const sides = [[index, sign] as const, [index - 1, -sign] as const]
      const inside = sides.filter(([step]) => step >= 0 && step < edges.length - 1)
      return inside.flatMap(([step, side]) => parts.map(([part, worth]) => ({ slot, step, part, worth: side * worth })))
    })
  })
}
