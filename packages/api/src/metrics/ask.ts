import { mappedSplits, medianOf, mostParts, openSplits } from '@quarterdeck/contract/metrics/metric'
import type { Span } from '@quarterdeck/contract/metrics/records'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { type Asked, dayMs, head, instants, matched, moment, momentOf, partOf, type Row } from './asked.ts'
import { differing, falling, lasting, soldFor } from './compared.ts'
import { atEdges } from './edges.ts'
import { fromDays, keptParts } from './kept.ts'
import { type InParts, keptRows, openShared, type Reading, stretchesOf, sumOf } from './parts.ts'
import type { OpenSettled } from './settled.ts'
import { worthOf } from './sources.ts'

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
  return sql`select ${head(asked)}, "step", "part", sum("worth")::bigint as "worth" from (${rows}) as "rows" group by "step", "part"`
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

/** Who owes most, as it is kept of each customer. */
const ofDebtors = (asked: Asked): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "id"::text as "part", "owedAmount"::bigint as "worth"
    from "debtors" order by "owedAmount" desc, "id" limit ${mostParts}
  ) as "most"`

/** The largest parts of the whole range. */
const largest = (asked: Asked, found: InParts): RawBuilder<Row> => sql`
  select * from (
    select ${head(asked)}, 0 as "step", "part", ${sumOf(found)} as "worth"
    from (${sql.join(found.rows, sql` union all `)}) as "found" where "step" between 0 and ${asked.edges.length - 2}
    group by "part" order by 4 desc, "part" limit ${mostParts}
  ) as "largest"`

const isLargest = ({ by }: Asked) => by !== undefined && openSplits.includes(by) && !mappedSplits.includes(by)

/** What is asked of lists that are short, or by a rule of its own; undefined for what is added up by day. */
const ownParts = (asked: Asked, reading: Reading): readonly RawBuilder<Row>[] | undefined => {
  const { db } = reading
  const days = medianOf(asked.metric)
  if (days) return [medians(db, asked, days)]
  if (asked.repeated) return [fromRepeated(db, asked, asked.repeated)]
  if (asked.by === 'customerId') return [ofDebtors(asked)]
  if (asked.by === 'falling') return [falling(asked, reading)]
  if (asked.by === 'lasting') return [lasting(asked, reading)]
  if (asked.by === 'invoice') return [differing(db, asked)]
  if (isLargest(asked))
    return [largest(asked, keptRows(asked, reading) ?? { rows: [fromRecords(db, asked)], parts: 1 })]
  return undefined
}

/** The long stretches that are asked for. */
const stretchesIn = (asked: Asked, today: number) => {
  const isSold = asked.by === 'falling' || asked.by === 'lasting'
  const told = isSold ? soldFor(asked) : isLargest(asked) ? [asked] : []
  return told.flatMap((each) => stretchesOf(each, today))
}

/** All that is asked: what is kept of whole days, and in another statement what is read from records. */
const rowsOf = async (asked: readonly Asked[], reading: Reading): Promise<readonly Row[]> => {
  const { db, shared } = reading
  const found = asked.map((each) => {
    const own = ownParts(each, reading)
    const kept = own ? undefined : keptParts(each)
    return { pieces: kept?.pieces ?? [], moved: kept?.moved ?? [], parts: own ?? (kept ? [] : [fromRecords(db, each)]) }
  })
  const pieces = found.flatMap((each) => each.pieces)
  const moved = found.flatMap((each) => each.moved)
  const parts = [...atEdges(db, moved), ...found.flatMap((each) => each.parts)]
  const kept = pieces.length > 0 ? await fromDays(db, pieces) : []
  if (parts.length === 0) return kept
  const { rows } = await sql<Row>`${shared.tables()} ${sql.join(parts, sql` union all `)}`.execute(db)
  return [...kept, ...rows.map(({ slot, step, part, worth }) => ({ slot, step, part, worth: Number(worth) }))]
}

/** All that is asked, as of one moment. */
export const ask = async (
  db: Db,
  asked: readonly Asked[],
  settle: OpenSettled,
  now: number,
): Promise<readonly Row[]> => {
  const today = Math.floor(now / dayMs)
  const stretches = asked.flatMap((each) => stretchesIn(each, today))
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (tx) => {
    const settled = stretches.length > 0 ? await settle(tx, stretches) : () => undefined
    return rowsOf(asked, { db: tx, today, settled, shared: openShared() })
  })
}
