import { mapDimensions, medianOf, mostParts, topNDimensions } from '@quarterdeck/contract/insight/metrics/metric'
import type { Span } from '@quarterdeck/contract/insight/metrics/records'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import {
  type Asked,
  dayMs,
  head,
  instants,
  matched,
  moment,
  momentOf,
  openQuestions,
  type Put,
  partOf,
  type Row,
} from './asked.ts'
import { againstTarget, type Chosen, differing, falling, largest, lasting } from './compared.ts'
import { readEdges } from './edges.ts'
import { type KeptParts, keptParts, readKept, sumsBy, toldBy } from './kept.ts'
import type { OpenSettled } from './settled.ts'
import { worthOf } from './sources.ts'

/** Returns SQL that computes a query from the records themselves. */
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
  return sql`select ${head(asked)}, "step", "part", sum("worth")::bigint as "worth" from (${rows}) as "rows" group by "step", "part"`
}

/** Returns SQL that counts the records of one month again in each later month of the range. */
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

/** Returns SQL for the median of days, in tenths of a day: of all records (step -1) and of each step. */
const medians = (db: Db, asked: Asked, [from, to]: readonly [string, string]): RawBuilder<Row> => {
  const at = momentOf(asked)
  const [first = 0, last = 0] = [asked.edges[0], asked.edges.at(-1)]
  const end = to === 'now' ? sql`now()` : sql.ref(to)
  const rows = matched(db, asked)
    .where(sql<boolean>`${at} >= ${moment(first)} and ${at} < ${moment(last)}`)
    .select([
      sql`width_bucket(${at}, ${instants(asked.edges)}) - 1`.as('step'),
      sql`date_part('epoch', ${end} - ${sql.ref(from)}) / 86400`.as('days'),
    ])
  return sql`
    select ${head(asked)}, coalesce("step", -1) as "step", '' as "part",
      round(10 * percentile_cont(0.5) within group (order by "days"))::bigint as "worth"
    from (${rows}) as "rows" group by grouping sets (("step"), ()) having count(*) > 0`
}

/** Returns SQL for the customers who owe the most, from the stored sums per customer. */
const ofDebtors = (asked: Asked): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "id"::text as "part", "owedAmount"::bigint as "worth"
    from "debtors" order by "owedAmount" desc, "id" limit ${mostParts}
  ) as "most"`

/** Returns SQL for the largest groups over the whole range, computed from records. */
const largestOfRecords = (asked: Asked, found: RawBuilder<Row>): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "part", sum("worth")::bigint as "worth"
    from (${found}) as "found" where "step" between 0 and ${asked.edges.length - 2}
    group by "part" order by 4 desc, "part" limit ${mostParts}
  ) as "largest"`

const isLargest = ({ by }: Asked) => by !== undefined && topNDimensions.includes(by) && !mapDimensions.includes(by)

/** Returns SQL for queries with a rule of their own; undefined if rollups or a plain scan answer the query. */
const ownPart = (db: Db, asked: Asked): RawBuilder<Row> | undefined => {
  if (asked.by === 'opening') return againstTarget(db, asked)
  const days = medianOf(asked.metric)
  if (days) return medians(db, asked, days)
  if (asked.repeated) return fromRepeated(db, asked, asked.repeated)
  if (asked.by === 'customerId') return ofDebtors(asked)
  if (asked.by === 'invoice') return differing(db, asked)
  return undefined
}

/** Returns the top-N rule of a query; undefined if all groups are returned or records are read. */
const chosenOf = (asked: Asked): Chosen | undefined => {
  if (asked.by === 'falling') return falling(asked)
  if (asked.by === 'lasting') return lasting(asked)
  return isLargest(asked) && keptParts(asked) ? largest(asked) : undefined
}

/** The way a query is answered: SQL over records, rollups, or a top N from other queries. */
type Answered =
  | { readonly part: RawBuilder<Row> }
  | { readonly kept: KeptParts }
  | { readonly chosen: Chosen; readonly slots: readonly number[] }

const answeredBy = (db: Db, asked: Asked, put: Put): Answered => {
  const own = ownPart(db, asked)
  if (own) return { part: own }
  const chosen = chosenOf(asked)
  if (chosen) return { chosen, slots: chosen.by.map(put) }
  const kept = keptParts(asked)
  if (kept) return { kept }
  const rows = fromRecords(db, asked)
  return { part: isLargest(asked) ? largestOfRecords(asked, rows) : rows }
}

/** Runs all SQL over records as one statement. */
const readRecords = async (db: Db, parts: readonly RawBuilder<Row>[]): Promise<readonly Row[]> => {
  if (parts.length === 0) return []
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ slot, step, part, worth }) => ({ slot, step, part, worth: Number(worth) }))
}

/** Answers all queries: rollups in one statement, records and partial days in others. */
const rowsOf = async (tx: Tx, asked: readonly Asked[], settle: OpenSettled, today: number): Promise<readonly Row[]> => {
  // Queries that a top N depends on get slots after all others.
  const further = openQuestions(asked.length)
  const answers = asked.map((each) => answeredBy(tx, each, further.put))
  const whole = answers.flatMap((each) => ('kept' in each ? [each.kept] : []))
  const ofParts = further.asked.flatMap((each) => keptParts(each) ?? [])
  const kept = await readKept(tx, [...whole, ...ofParts], settle, today)
  const moved = [...whole, ...ofParts].flatMap((each) => each.moved)
  const own = answers.flatMap((each) => ('part' in each ? [each.part] : []))
  const rows = await readRecords(tx, own)
  const edges = await readEdges(tx, moved)
  const edgesOf = ({ asked: { slot } }: KeptParts) => edges.get(slot) ?? []
  const sums = new Map(ofParts.map((each) => [each.asked.slot, sumsBy(each, kept, edgesOf(each))]))
  const chosen: Row[] = []
  for (const each of answers)
    if ('chosen' in each) {
      const found = each.slots.map((slot) => sums.get(slot))
      chosen.push(...(await each.chosen.choose(found, tx)))
    }
  return [...whole.flatMap((each) => toldBy(each, kept, edgesOf(each))), ...rows, ...chosen]
}

/** Answers all queries on one snapshot of the database. */
export const ask = (db: Db, asked: readonly Asked[], settle: OpenSettled, now: number): Promise<readonly Row[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => rowsOf(tx, asked, settle, Math.floor(now / dayMs)))
