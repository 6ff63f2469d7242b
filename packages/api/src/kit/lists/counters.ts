import { type Condition, isRange, type ListQuery, type Range } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { lookedUp, lookUp, once } from '../sql/planned-once.ts'

/** The fields of a list by which its records are counted beforehand, in the table `tallies`. */
export interface CountedBy {
  /** The date by whose day they are counted, together with the first field. */
  readonly date: string
  readonly fields: readonly [byDay: string, ...more: string[]]
  /** The column that is added up along with them. */
  readonly amount?: string
  /** Maps values of a field to another field that is counted; undefined where that is not possible. */
  readonly as?: Readonly<Record<string, (values: readonly string[]) => Pick<Counter, 'field' | 'values'> | undefined>>
}

/** A column, or what follows from some. */
export type Told = string | RawBuilder<unknown>

/** One way in which the records of a table are counted beforehand, in the table `tallies`. */
export interface Tally {
  /** The name under which it is kept, where that is not the table's. */
  readonly entity?: string
  readonly field: string
  /**
   * Expression of the counted value, or the column of the list with the name of the field; a record for which it is
   * null is not counted.
   */
  readonly value?: Told
  /** The moment by whose day (UTC) they are counted; all days together where there is none. */
  readonly date?: string
  /** Number of days that are counted together, under the first of them (`spans.ts`); one where absent. */
  readonly days?: number
  /** Weight of each record, a whole number; one where absent. */
  readonly pieces?: Told
  /** Amount to add up, a whole number. */
  readonly amount?: Told
  /** Rows that belong to a record, each of which is counted in its place: what a lateral join takes, with its name. */
  readonly parts?: RawBuilder<unknown>
}

/** A query of a list in terms of its counters. */
export interface Counter {
  readonly entity: string
  /** Under which field it is counted. */
  readonly field: string
  /** Undefined: any value. */
  readonly values: readonly string[] | undefined
  /** Comparisons of the date. */
  readonly dates: readonly Range[]
}

/** The query in terms of the counters, or undefined where they know too little to answer it. */
export const counterOf = (
  entity: string,
  by: CountedBy | undefined,
  { where, q }: Pick<ListQuery, 'where' | 'q'>,
): Counter | undefined => {
  if (!by || q) return undefined
  const [first, further] = where
  const as = first?.op === 'in' && further === undefined ? by.as?.[first.field] : undefined
  if (as && first?.op === 'in') {
    const told = as(first.values.map(String))
    return told && { entity, ...told, dates: [] }
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

// All days together are under '-infinity'.
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
/** No record is of a later day, and no later day can be written. */
const lastDay = Date.UTC(9999, 11, 31) / dayMs

/** The whole days (UTC) inside some comparisons of a date: from the first to before the last. */
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

/** The day on which the record at a position is, and how many records come before that day. */
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
