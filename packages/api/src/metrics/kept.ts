import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import { type RawBuilder, sql } from 'kysely'
import { anyGoal } from '../analytics/index.ts'
import { inPieces } from '../lists/spans.ts'
import type { Db } from '../ports.ts'
import { type Asked, dates, dayMs, head, instants, matched, momentOf, partOf, type Row } from './asked.ts'
import { itemWorth, sources, type Tallied, type Term, termsOf, worthOf } from './sources.ts'

interface Kept extends Term {
  readonly tally: Tallied
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
      (each) => named.every((name) => name === each.by || name === each.within) && (by === undefined || by === each.by),
    )
    return tally ? [{ ...term, tally }] : []
  })
  return found.length === terms.length ? found : undefined
}

const openStages = openInvoiceStates.filter((state) => state !== 'overdue')

const valuesOf = (asked: Asked, { by, any }: Tallied) => {
  if (any !== undefined) return asked.by ? sql`and "value" <> ${any}` : sql`and "value" = ${any}`
  const values = by === undefined ? undefined : asked.metric.where?.[by]
  // That an open invoice is overdue is told by its day.
  const stages = values?.flatMap((value) => (value === 'overdue' ? openStages : [value]))
  if (asked.metric.where?.[`${by}${isEmpty}`]) return sql`and "value" <> ''`
  return stages ? sql`and "value" = any(${stages}::text[])` : sql``
}

/** The whole days nearest to the edges. */
const nearest = (edges: readonly number[]): readonly number[] => edges.map((edge) => Math.round(edge / dayMs))

/** What is kept of some days; of one step that is long, by spans of days. */
const keptOfDays = (asked: Asked, tally: Tallied, days: readonly number[]) => {
  const [from = 0, to = 0] = [days[0], days.at(-1)]
  const isOne = tally.spans && days.length === 2 && from < to
  const pieces = isOne ? inPieces(tally.field, from, to) : [{ field: tally.field, from, to }]
  const found = pieces.map(
    (piece) => sql`select "day", "value", "count", "amount" from "tallies"
      where "entity" = ${tally.entity} and "field" = ${piece.field} ${valuesOf(asked, tally)}
        and "day" >= (${dates([piece.from])})[1] and "day" < (${dates([piece.to])})[1]`,
  )
  return sql`(${sql.join(found, sql` union all `)}) as "kept"`
}

/** What is kept of the whole days that are nearest to each step. */
const fromDays = (asked: Asked, { field, sign, tally }: Kept): RawBuilder<Row> => {
  const days = nearest(asked.edges)
  // Of one step there is nothing to be found out, and so nothing that the planner might take for rare.
  const step = days.length === 2 ? sql`0` : sql`width_bucket("day", ${dates(days)}) - 1`
  const worth = sql.ref(['count', 'quantity'].includes(field) ? 'count' : 'amount')
  return sql`
    select ${head(asked)}, ${step} as "step", ${asked.by ? sql.ref('value') : sql`''`} as "part",
      (${sql.lit(sign)} * sum(${worth}))::bigint as "worth"
    from ${keptOfDays(asked, tally, days)} group by 2, 3`
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

/** Where an edge is not where a day (UTC) begins: what lies between is taken from one step, and given to the other. */
const atEdges = (db: Db, asked: Asked): readonly RawBuilder<Row>[] => {
  const days = nearest(asked.edges)
  const cut = asked.edges
    .map((edge, index) => ({ edge, index, day: (days[index] ?? 0) * dayMs }))
    .filter(({ edge, day }) => edge !== day)
  if (cut.length === 0) return []
  const at = momentOf(asked)
  const between = matched(db, asked).where(sql<boolean>`${at} >= "edge"."from" and ${at} < "edge"."to"`)
  const several = severalOf(asked)
  const rows = several
    ? several(sql`${between.select(sql.ref('id').as('id'))}`)
    : between.select([sql`${partOf(asked)}`.as('part'), sql`${worthOf(asked.metric)}`.as('worth')])
  const part = sql`
    from unnest(${cut.map(({ index }) => index)}::int[], ${instants(cut.map(({ edge, day }) => Math.min(edge, day)))},
        ${instants(cut.map(({ edge, day }) => Math.max(edge, day)))},
        ${cut.map(({ edge, day }) => (day > edge ? 1 : -1))}::int[]) as "edge"("index", "from", "to", "sign")
      cross join lateral (
        select "part", sum("worth") as "worth" from (${rows} offset 0) as "rows" group by "part"
      ) as "found"
      cross join (values (0, 1), (-1, -1)) as "side"("step", "sign")`
  return [
    sql`select ${head(asked)}, "edge"."index" + "side"."step" as "step", "part"::text,
      ("edge"."sign" * "side"."sign" * "worth")::bigint as "worth" ${part}`,
  ]
}

/** All of a metric, by what is kept of whole days and by the records at the edges; undefined where it is not kept. */
export const keptRows = (db: Db, asked: Asked): readonly RawBuilder<Row>[] | undefined => {
  const kept = keptOf(asked)
  return kept && [...kept.map((each) => fromDays(asked, each)), ...atEdges(db, asked)]
}
