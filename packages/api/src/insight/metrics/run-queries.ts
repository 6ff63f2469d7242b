import { mapDimensions, maxParts, medianOf, topNDimensions } from '@quarterdeck/contract/insight/metrics/metric'
import type { Span } from '@quarterdeck/contract/insight/metrics/records'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import {
  type AddQuery,
  collectQueries,
  dayMs,
  type MetricQuery,
  matchingRecords,
  partColumn,
  type Row,
  slotColumn,
  timestamp,
  timestampArray,
  timestampColumn,
} from './metric-query.ts'
import { readPartialDays } from './read-partial-days.ts'
import type { RollupReader } from './rollup-cache.ts'
import { type RollupPlan, readRollups, rollupPlanOf, rowsByStep, sumsByPart } from './rollups.ts'
import { recordValue } from './sources.ts'
import { falling, invoiceDifferences, largest, lasting, openDurations, type TopNRule } from './top-groups.ts'

/** Returns SQL that computes a query from the records themselves. */
const fromRecords = (db: Db, query: MetricQuery): RawBuilder<Row> => {
  const at = timestampColumn(query)
  const [first = 0, last = 0] = [query.bounds[0], query.bounds.at(-1)]
  const rows = matchingRecords(db, query)
    .where(sql<boolean>`${at} >= ${timestamp(first)} and ${at} < ${timestamp(last)}`)
    .select([
      sql`width_bucket(${at}, ${timestampArray(query.bounds)}) - 1`.as('step'),
      sql`${partColumn(query)}`.as('part'),
      sql`${recordValue(query.metric)}`.as('value'),
    ])
  return sql`select ${slotColumn(query)}, "step", "part", sum("value")::bigint as "value" from (${rows}) as "rows" group by "step", "part"`
}

/** Returns SQL that counts the records of one month again in each later month of the range. */
const fromRepeated = (db: Db, query: MetricQuery, { from, to }: Span): RawBuilder<Row> => {
  const at = timestampColumn(query)
  const [first = 0, last = 0] = [query.bounds[0], query.bounds.at(-1)]
  const rows = matchingRecords(db, query)
    .where(sql<boolean>`${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz`)
    .select([sql`${at}`.as('at'), sql`${recordValue(query.metric)}`.as('value')])
  // No month is longer than 31 days, and none is shorter than 28.
  const [fewest, most] = [Math.floor((first - Date.parse(to)) / (31 * dayMs)), (last - Date.parse(from)) / (28 * dayMs)]
  const months = sql`generate_series(${Math.max(1, fewest)}::int, ${Math.ceil(most)}::int)`
  const again = sql`("at" at time zone 'UTC' + "month" * interval '1 month') at time zone 'UTC'`
  return sql`
    select ${slotColumn(query)}, width_bucket("again", ${timestampArray(query.bounds)}) - 1 as "step", '' as "part", sum("value")::bigint as "value"
    from (select ${again} as "again", "value" from (${rows}) as "rows" cross join ${months} as "months"("month")) as "all"
    where "again" >= ${timestamp(first)} and "again" < ${timestamp(last)} group by 2`
}

/** Returns SQL for the median of days, in tenths of a day: of all records (step -1) and of each step. */
const medians = (db: Db, query: MetricQuery, [from, to]: readonly [string, string]): RawBuilder<Row> => {
  const at = timestampColumn(query)
  const [first = 0, last = 0] = [query.bounds[0], query.bounds.at(-1)]
  const end = to === 'now' ? sql`now()` : sql.ref(to)
  const rows = matchingRecords(db, query)
    .where(sql<boolean>`${at} >= ${timestamp(first)} and ${at} < ${timestamp(last)}`)
    .select([
      sql`width_bucket(${at}, ${timestampArray(query.bounds)}) - 1`.as('step'),
      sql`date_part('epoch', ${end} - ${sql.ref(from)}) / 86400`.as('days'),
    ])
  return sql`
    select ${slotColumn(query)}, coalesce("step", -1) as "step", '' as "part",
      round(10 * percentile_cont(0.5) within group (order by "days"))::bigint as "value"
    from (${rows}) as "rows" group by grouping sets (("step"), ()) having count(*) > 0`
}

/** Returns SQL for the customers who owe the most, from the stored sums per customer. */
const ofDebtors = (query: MetricQuery): RawBuilder<Row> => sql`
  select * from (
    select ${slotColumn(query)}, 0 as "step", "id"::text as "part", "owedAmount"::bigint as "value"
    from "debtors" order by "owedAmount" desc, "id" limit ${maxParts}
  ) as "most"`

/** Returns SQL for the largest groups over the whole range, computed from records. */
const largestOfRecords = (query: MetricQuery, found: RawBuilder<Row>): RawBuilder<Row> => sql`
  select * from (
    select ${slotColumn(query)}, 0 as "step", "part", sum("value")::bigint as "value"
    from (${found}) as "found" where "step" between 0 and ${query.bounds.length - 2}
    group by "part" order by 4 desc, "part" limit ${maxParts}
  ) as "largest"`

const isLargest = ({ by }: MetricQuery) =>
  by !== undefined && topNDimensions.includes(by) && !mapDimensions.includes(by)

/** Returns SQL for queries with a rule of their own; undefined if rollups or a plain scan answer the query. */
const ownSql = (db: Db, query: MetricQuery): RawBuilder<Row> | undefined => {
  if (query.by === 'opening') return openDurations(db, query)
  const days = medianOf(query.metric)
  if (days) return medians(db, query, days)
  if (query.repeated) return fromRepeated(db, query, query.repeated)
  if (query.by === 'customerId') return ofDebtors(query)
  if (query.by === 'invoice') return invoiceDifferences(db, query)
  return undefined
}

/** Returns the top-N rule of a query; undefined if all groups are returned or records are read. */
const topNOf = (query: MetricQuery): TopNRule | undefined => {
  if (query.by === 'falling') return falling(query)
  if (query.by === 'lasting') return lasting(query)
  return isLargest(query) && rollupPlanOf(query) ? largest(query) : undefined
}

/** The way a query is answered: SQL over records, rollups, or a top N from other queries. */
type Answer =
  | { readonly sql: RawBuilder<Row> }
  | { readonly rollup: RollupPlan }
  | { readonly chosen: TopNRule; readonly slots: readonly number[] }

const answerOf = (db: Db, query: MetricQuery, add: AddQuery): Answer => {
  const own = ownSql(db, query)
  if (own) return { sql: own }
  const chosen = topNOf(query)
  if (chosen) return { chosen, slots: chosen.queries.map(add) }
  const rollup = rollupPlanOf(query)
  if (rollup) return { rollup }
  const rows = fromRecords(db, query)
  return { sql: isLargest(query) ? largestOfRecords(query, rows) : rows }
}

/** Runs all SQL over records as one statement. */
const readRecords = async (db: Db, parts: readonly RawBuilder<Row>[]): Promise<readonly Row[]> => {
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ slot, step, part, value }) => ({ slot, step, part, value: Number(value) }))
}

/** Answers all queries: rollups in one statement, records and partial days in others. */
const rowsOf = async (
  tx: Tx,
  queries: readonly MetricQuery[],
  readCached: RollupReader,
  today: number,
): Promise<readonly Row[]> => {
  // Queries that a top N depends on get slots after all others.
  const further = collectQueries(queries.length)
  const answers = queries.map((each) => answerOf(tx, each, further.add))
  const whole = answers.flatMap((each) => ('rollup' in each ? [each.rollup] : []))
  const ofTopN = further.queries.flatMap((each) => rollupPlanOf(each) ?? [])
  const stored = await readRollups(tx, [...whole, ...ofTopN], readCached, today)
  const partialDays = [...whole, ...ofTopN].flatMap((each) => each.partialDays)
  const own = answers.flatMap((each) => ('sql' in each ? [each.sql] : []))
  const rows = await readRecords(tx, own)
  const corrections = await readPartialDays(tx, partialDays)
  const correctionsOf = ({ query: { slot } }: RollupPlan) => corrections.get(slot) ?? []
  const sums = new Map(ofTopN.map((each) => [each.query.slot, sumsByPart(each, stored, correctionsOf(each))]))
  const chosen: Row[] = []
  for (const each of answers)
    if ('chosen' in each) {
      const found = each.slots.map((slot) => sums.get(slot))
      chosen.push(...(await each.chosen.choose(found, tx)))
    }
  return [...whole.flatMap((each) => rowsByStep(each, stored, correctionsOf(each))), ...rows, ...chosen]
}

/** Answers all queries on one snapshot of the database. */
export const runQueries = (
  db: Db,
  queries: readonly MetricQuery[],
  readCached: RollupReader,
  now: number,
): Promise<readonly Row[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => rowsOf(tx, queries, readCached, Math.floor(now / dayMs)))
