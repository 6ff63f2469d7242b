import { type Condition, isRange, type ListQuery, type Range } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { lookedUp, lookUp, once } from '../sql/planned-once.ts'

/** Fields of a list whose records are counted in the table `tallies`. */
export interface CountedBy {
  /** Date whose day is counted together with the first field. */
  readonly date: string
  readonly fields: readonly [byDay: string, ...more: string[]]
  /** Column that is summed as well. */
  readonly amount?: string
  /** Maps values of a field to another, counted field; undefined if that isn't possible. */
  readonly as?: Readonly<Record<string, (values: readonly string[]) => Pick<Counter, 'field' | 'values'> | undefined>>
}

/** Column or SQL expression. */
export type ColumnOrSql = string | RawBuilder<unknown>

/** Way in which records of a table are counted in the table `tallies`. */
export interface Tally {
  /** Name of the counter, if not that of the table. */
  readonly entity?: string
  readonly field: string
  /** Expression of the counted value, or the list column with the name of the field. Records with null aren't counted. */
  readonly value?: ColumnOrSql
  /** Instant whose day (UTC) is counted; without it, all days count together. */
  readonly date?: string
  /** Number of days that are counted together under the first of them (`spans.ts`); 1 if absent. */
  readonly days?: number
  /** Weight of each record, an integer; 1 if absent. */
  readonly pieces?: ColumnOrSql
  /** Amount to sum, an integer. */
  readonly amount?: ColumnOrSql
  /** Child rows that are counted in place of the record: a lateral join with its alias. */
  readonly parts?: RawBuilder<unknown>
}

/** Query of a list in terms of its counters. */
export interface Counter {
  readonly entity: string
  /** Counted field. */
  readonly field: string
  /** Counted values; undefined for any. */
  readonly values: readonly string[] | undefined
  /** Comparisons of the date. */
  readonly dates: readonly Range[]
}

/** Returns the query in terms of the counters; undefined if they can't answer it. */
export const counterOf = (
  entity: string,
  by: CountedBy | undefined,
  { where, q }: Pick<ListQuery, 'where' | 'q'>,
): Counter | undefined => {
  if (!by || q) return undefined
  const [first, further] = where
  const as = first?.op === 'in' && further === undefined ? by.as?.[first.field] : undefined
  if (as && first?.op === 'in') {
    const mapped = as(first.values.map(String))
    return mapped && { entity, ...mapped, dates: [] }
  }
  const chosen: Extract<Condition, { op: 'in' }>[] = []
  const dates: Range[] = []
  for (const condition of where) {
    if (condition.op === 'in' && by.fields.includes(condition.field)) chosen.push(condition)
    else if (condition.field === by.date && isRange(condition)) dates.push(condition)
    else return undefined
  }
  const [only, another] = chosen
  const field = only?.field ?? by.fields[0]
  if (another || (dates.length > 0 && field !== by.fields[0])) return undefined
  return { entity, field, values: only?.values.map(String), dates }
}

// All days together are stored under '-infinity'.
const ofThese = ({ entity, field, values }: Counter) =>
  sql`"entity" = ${entity} and "field" = ${field} ${values ? sql`and "value" = any(${[...values]}::text[])` : sql``}`

const byValue = `select "value", sum("count")::bigint as count from "tallies"
  where "entity" = $1 and "field" = $2 and "day" = '-infinity' group by "value" ${lookedUp}`

/** Returns the number of records with each value of a field. */
export const countByValue = async (db: Db, entity: string, field: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await lookUp<{ value: string; count: number }>(db, byValue, [entity, field])
  return new Map(rows.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))
}

const dayMs = 86_400_000
/** Last possible day of a record. */
const lastDay = Date.UTC(9999, 11, 31) / dayMs

/** Returns the whole days (UTC) in some comparisons of a date: from the first to before the last. */
export const wholeDays = ({ dates }: Counter): { readonly from: string; readonly to: string } | undefined => {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { op, value } of dates) {
    const days = new Date(value).getTime() / dayMs
    if (op === 'gte') from = Math.max(from, Math.ceil(days))
    else if (op === 'gt') from = Math.max(from, Math.floor(days) + 1)
    else to = Math.min(to, Math.floor(days))
  }
  const written = (day: number) =>
    Number.isFinite(day) ? new Date(day * dayMs).toISOString() : `${day < 0 ? '-' : ''}infinity`
  return from < to && from <= lastDay ? { from: written(from), to: written(to) } : undefined
}

/** Returns the number of records, of all days or of a range that ends before a day. */
export const sumOfDays = (
  tally: Counter,
  days: { readonly from: string; readonly to: string } | undefined,
): RawBuilder<number> => {
  const when = days
    ? sql`"day" > '-infinity' and "day" >= ${days.from}::timestamptz at time zone 'UTC' and "day" < ${days.to}::timestamptz at time zone 'UTC'`
    : sql`"day" = '-infinity'`
  const counted = sql`select coalesce(sum("count"), 0)::bigint from "tallies" where ${ofThese(tally)} and ${when}`
  return sql`((${counted} and "lane" = -1) + (${counted} and "lane" >= 0))`
}

/** Returns the day of the record at a position, and the number of records before that day. */
export const dayAt = async (
  db: Db,
  tally: Counter,
  position: number,
  desc: boolean,
): Promise<{ readonly day: string; readonly before: number } | undefined> => {
  const direction = desc ? sql`desc` : sql`asc`
  const { rows } = await sql<{ day: string; before: number }>`
    select to_char("day", 'YYYY-MM-DD') as day, (upto - count)::bigint as before
    from (
      select "day", sum("count") as count, sum(sum("count")) over (order by "day" ${direction}) as upto
      from "tallies" where ${ofThese(tally)} and "day" > '-infinity' group by "day"
    ) as days
    where upto > ${position} order by upto limit 1 ${once}`.execute(db)
  return rows[0]
}
