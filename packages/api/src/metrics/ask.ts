import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import { type ListQuery, readList } from '@quarterdeck/contract/core/list'
import { medianOf, mostParts, openSplits, type Plain, type Split } from '@quarterdeck/contract/metrics/metric'
import { recordsOf, type Span } from '@quarterdeck/contract/metrics/records'
import { type RawBuilder, sql } from 'kysely'
import { matching } from '../lists/listed.ts'
import type { Db } from '../ports.ts'
import { sources, type Term, termsOf, worthOf } from './sources.ts'

/** What one metric comes to between some moments. */
export interface Asked {
  /** Which answer the rows belong to. */
  readonly slot: number
  readonly metric: Plain
  /** By which moment; the metric's own unless it is told by age. */
  readonly at: string
  /** In milliseconds, each before the next. */
  readonly edges: readonly number[]
  readonly by?: Split | undefined
  /** The month whose records come again each month. */
  readonly repeated?: Span
}

export interface Row {
  readonly slot: number
  /** Between which edges, from 0. */
  readonly step: number
  /** The value that it is split by, or nothing. */
  readonly part: string
  /** In minor units where it is money. */
  readonly worth: number
}

/** Before and after all days that a record can be of. */
export const [earliest, latest] = [Date.UTC(1800, 0, 1), Number.POSITIVE_INFINITY]

const dayMs = 86_400_000
const written = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'infinity')

const instants = (edges: readonly number[]) => sql`${edges.map(written)}::timestamptz[]`
const dates = (days: readonly number[]) => sql`${days.map((day) => written(day * dayMs).slice(0, 10))}::date[]`
const moment = (at: number) => sql`${written(at)}::timestamptz`

const whereOf = ({ metric }: Asked): ListQuery['where'] =>
  readList(sources[metric.of].spec, recordsOf(metric, undefined, undefined, { day: '', zone: 'UTC' })).query.where

const matched = (db: Db, asked: Asked) => {
  const { listed } = sources[asked.metric.of]
  return matching(db, listed, { sort: [], where: whereOf(asked) })
}

const momentOf = ({ metric, at }: Asked) => sources[metric.of].moments[at] ?? sql.ref(at)

const partOf = ({ metric, by }: Asked): RawBuilder<unknown> => {
  if (!by) return sql`''`
  // Those of orders are looked up of each customer once.
  return by === 'country' ? sql.ref('customerId') : (sources[metric.of].listed.columns[by]?.sql ?? sql.ref(by))
}

const head = ({ slot }: Asked) => sql`${sql.lit(slot)}::int as "slot"`

/** Read off the records themselves. */
const fromRecords = (db: Db, asked: Asked): RawBuilder<Row> => {
  const at = momentOf(asked)
  const [first = 0, last = 0] = [asked.edges[0], asked.edges.at(-1)]
  const rows = matched(db, asked)
    .where(sql<boolean>`${at} >= ${moment(first)} and ${at} < ${moment(last)}`)
    .select([
      sql`width_bucket(${at}, ${instants(asked.edges)}) - 1`.as('step'),
      sql`${partOf(asked)}`.as('part'),
      sql`${worthOf(asked.metric)}`.as('worth'),
    ])
  const summed = sql`select "step", "part", sum("worth") as "worth" from (${rows}) as "rows" group by "step", "part"`
  if (asked.by !== 'country')
    return sql`select ${head(asked)}, "step", "part"::text, "worth"::bigint from (${summed}) as "summed"`
  return sql`
    select ${head(asked)}, "step", coalesce(u."address", '') as "part", sum("worth")::bigint as "worth"
    from (${summed}) as "summed" left join "users" as u on u."id" = "part"::integer group by "step", 3`
}

/** Those of the last month as often as they come again between the edges. */
const fromRepeated = (db: Db, asked: Asked, { from, to }: Span): RawBuilder<Row> => {
  const at = momentOf(asked)
  const [first = 0, last = 0] = [asked.edges[0], asked.edges.at(-1)]
  const rows = matched(db, asked)
    .where(sql<boolean>`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`)
    .select([sql`${at}`.as('at'), sql`${worthOf(asked.metric)}`.as('worth')])
  // No month is longer than 31 days, and none is shorter than 28.
  const [fewest, most] = [Math.floor((first - Date.parse(to)) / (31 * dayMs)), (last - Date.parse(from)) / (28 * dayMs)]
  const months = sql`generate_series(${Math.max(1, fewest)}::int, ${Math.ceil(most)}::int)`
  const again = sql`("at" at time zone 'UTC' + "month" * interval '1 month') at time zone 'UTC'`
  return sql`
    select ${head(asked)}, width_bucket("again", ${instants(asked.edges)}) - 1 as "step", '' as "part", sum("worth")::bigint as "worth"
    from (select ${again} as "again", "worth" from (${rows}) as "rows" cross join ${months} as "months"("month")) as "all"
    where "again" >= ${moment(first)} and "again" < ${moment(last)} group by 2`
}

/** The median of some days, in tenths: of all records at step -1, and of those of each step. */
const medians = (db: Db, asked: Asked, [from, to]: readonly [string, string]): RawBuilder<Row> => {
  const at = momentOf(asked)
  const [first = 0, last = 0] = [asked.edges[0], asked.edges.at(-1)]
  const end = to === 'now' ? sql`now()` : sql.ref(to)
  const rows = matched(db, asked)
    .where(sql<boolean>`${at} >= ${moment(first)} and ${at} < ${moment(last)}`)
    .select([
      sql`width_bucket(${at}, ${instants(asked.edges)}) - 1`.as('step'),
      sql`extract(epoch from ${end} - ${sql.ref(from)})::double precision / 86400`.as('days'),
    ])
  return sql`
    select ${head(asked)}, coalesce("step", -1) as "step", '' as "part",
      round(10 * percentile_cont(0.5) within group (order by "days"))::bigint as "worth"
    from (${rows}) as "rows" group by grouping sets (("step"), ()) having count(*) > 0`
}

/** The products of which most was sold, by the lines of their orders. */
const ofProducts = (db: Db, asked: Asked): RawBuilder<Row> => {
  const [first = 0, last = 0] = [asked.edges[0], asked.edges.at(-1)]
  const at = momentOf(asked)
  const found = matched(db, asked)
    .where(sql<boolean>`${at} >= ${moment(first)} and ${at} < ${moment(last)}`)
    .select(sql.ref('id').as('id'))
  const { measure } = asked.metric
  const isAmount = typeof measure === 'object' && 'ofItems' in measure && measure.ofItems === 'amount'
  const worth = isAmount ? sql`i."quantity" * i."price"` : sql`i."quantity"`
  return sql`
    select * from (
      select ${head(asked)}, 0 as "step", i."productId"::text as "part", sum(${worth})::bigint as "worth"
      from (${found}) as "found" join "orderItems" as i on i."orderId" = "found"."id"
      group by i."productId" order by 4 desc, i."productId" limit ${mostParts}
    ) as "best"`
}

/** Who owes most, as it is kept of each customer. */
const ofDebtors = (asked: Asked): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "id"::text as "part", "owedAmount"::bigint as "worth"
    from "debtors" order by "owedAmount" desc, "id" limit ${mostParts}
  ) as "most"`

interface Kept extends Term {
  readonly entity: string
  readonly tally: string
  readonly by: string | undefined
}

const isEmpty = '.empty'
const filterOf = (parameter: string) => parameter.replace(isEmpty, '')

/** Where all of a metric is kept by day, as far as it has to be told apart; undefined where it is not. */
const keptOf = ({ metric, at, by }: Asked): readonly Kept[] | undefined => {
  const kept = sources[metric.of].tallies[at]
  const terms = termsOf(metric.measure)
  if (!kept || !terms) return undefined
  const named = Object.keys(metric.where ?? {}).map(filterOf)
  const found = terms.flatMap((term): Kept[] => {
    const tally = kept[term.field]?.find(
      (each) => named.every((name) => name === each.by) && (by === undefined || by === each.by),
    )
    return tally ? [{ ...term, entity: tally.entity, tally: tally.field, by: tally.by }] : []
  })
  return found.length === terms.length ? found : undefined
}

const openStages = openInvoiceStates.filter((state) => state !== 'overdue')

const valuesOf = (asked: Asked, { by }: Kept) => {
  const values = by === undefined ? undefined : asked.metric.where?.[by]
  // That an open invoice is overdue is told by its day.
  const stages = values?.flatMap((value) => (value === 'overdue' ? openStages : [value]))
  if (asked.metric.where?.[`${by}${isEmpty}`]) return sql`and "value" <> ''`
  return stages ? sql`and "value" = any(${stages}::text[])` : sql``
}

/** The whole days nearest to the edges. */
const nearest = (edges: readonly number[]): readonly number[] => edges.map((edge) => Math.round(edge / dayMs))

/** What is kept of the whole days that are nearest to each step. */
const fromDays = (asked: Asked, kept: Kept): RawBuilder<Row> => {
  const days = nearest(asked.edges)
  const worth = kept.field === 'count' ? sql.ref('count') : sql.ref('amount')
  return sql`
    select ${head(asked)}, width_bucket("day", ${dates(days)}) - 1 as "step", ${asked.by ? sql.ref('value') : sql`''`} as "part",
      (${sql.lit(kept.sign)} * sum(${worth}))::bigint as "worth"
    from "tallies" where "entity" = ${kept.entity} and "field" = ${kept.tally} ${valuesOf(asked, kept)}
      and "day" >= (${dates(days)})[1] and "day" < (${dates(days)})[${days.length}]
    group by 2, 3`
}

/** Where an edge is not where a day (UTC) begins: what lies between is taken from one step, and given to the other. */
const atEdges = (db: Db, asked: Asked): RawBuilder<Row>[] => {
  const days = nearest(asked.edges)
  const cut = asked.edges
    .map((edge, index) => ({ edge, index, day: (days[index] ?? 0) * dayMs }))
    .filter(({ edge, day }) => edge !== day)
  if (cut.length === 0) return []
  const at = momentOf(asked)
  const between = matched(db, asked)
    .where(sql<boolean>`${at} >= "edge"."from" and ${at} < "edge"."to"`)
    .select([sql`${partOf(asked)}`.as('part'), sql`${worthOf(asked.metric)}`.as('worth')])
  const part = sql`
    from unnest(${cut.map(({ index }) => index)}::int[], ${instants(cut.map(({ edge, day }) => Math.min(edge, day)))},
        ${instants(cut.map(({ edge, day }) => Math.max(edge, day)))},
        ${cut.map(({ edge, day }) => (day > edge ? 1 : -1))}::int[]) as "edge"("index", "from", "to", "sign")
      cross join lateral (
        select "part", sum("worth") as "worth" from (${between} offset 0) as "rows" group by "part"
      ) as "found"
      cross join (values (0, 1), (-1, -1)) as "side"("step", "sign")`
  return [
    sql`select ${head(asked)}, "edge"."index" + "side"."step" as "step", "part"::text,
      ("edge"."sign" * "side"."sign" * "worth")::bigint as "worth" ${part}`,
  ]
}

/** The largest parts of the whole range. */
const largest = (asked: Asked, found: readonly RawBuilder<Row>[]): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "part", sum("worth")::bigint as "worth"
    from (${sql.join(found, sql` union all `)}) as "found" where "step" between 0 and ${asked.edges.length - 2}
    group by "part" order by 4 desc, "part" limit ${mostParts}
  ) as "largest"`

const partsOf = (db: Db, asked: Asked): readonly RawBuilder<Row>[] => {
  const days = medianOf(asked.metric)
  if (days) return [medians(db, asked, days)]
  if (asked.repeated) return [fromRepeated(db, asked, asked.repeated)]
  if (asked.by === 'productId') return [ofProducts(db, asked)]
  if (asked.by === 'customerId') return [ofDebtors(asked)]
  const kept = keptOf(asked)
  const found = kept ? [...kept.map((each) => fromDays(asked, each)), ...atEdges(db, asked)] : [fromRecords(db, asked)]
  return asked.by && openSplits.includes(asked.by) ? [largest(asked, found)] : found
}

/** All that is asked, by one statement, so that all of it is of one moment. */
export const ask = async (db: Db, asked: readonly Asked[]): Promise<readonly Row[]> => {
  const parts = asked.flatMap((each) => partsOf(db, each))
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ slot, step, part, worth }) => ({ slot, step, part, worth: Number(worth) }))
}
