import { exactUpTo } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Schema } from '../sql/schema.ts'
import { type Columns, conditionOf } from '../sql/select.ts'
import { type Counter, sumOfDays, wholeDays } from './counters.ts'

export interface Total {
  readonly total: number
  readonly exact: boolean
}

type Query = SelectQueryBuilder<Schema, never, object>

const countOf = async (db: Db, matched: Query): Promise<number> => {
  const ones = matched.select(sql`1`.as('one'))
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${ones}) as matched`.execute(db)
  return rows[0]?.total ?? 0
}

const plannedRows = (plan: unknown): number => {
  const found = /"Plan Rows":\s*(\d+)/.exec(JSON.stringify(plan))?.[1]
  return found === undefined ? 0 : Number(found)
}

/** Counts up to a limit; beyond it, returns the planner's estimate. */
const countCapped = async (db: Db, matched: Query): Promise<Total> => {
  const total = await countOf(db, matched.limit(exactUpTo + 1))
  return total <= exactUpTo ? { total, exact: true } : estimate(matched, total)
}

/** Returns the planner's estimate for a query that matches at least `total` records. */
export const estimate = async (matched: Query, total: number): Promise<Total> => {
  const plan = await matched.select(sql`1`.as('one')).explain('json')
  return { total: Math.max(total, plannedRows(plan)), exact: false }
}

/** Sums the tallies of whole days and counts the records of partial days; returns undefined if that isn't faster. */
const ofDays = (matched: Query, columns: Columns, tally: Counter): RawBuilder<number> | undefined => {
  const [date] = tally.dates
  if (!date) return sumOfDays(tally, undefined)
  const days = wholeDays(tally)
  if (!days) return undefined
  const onEdge = (op: 'lt' | 'gte', value: string) => {
    const edge = matched.where(conditionOf(columns, { field: date.field, op, value }) as never)
    return value.endsWith('infinity') ? [] : [sql`(${edge.select(sql`count(*)`.as('count'))})`]
  }
  const parts = [sumOfDays(tally, days), ...onEdge('lt', days.from), ...onEdge('gte', days.to)]
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** Returns the number of matching records as an expression for another statement; undefined if no counter has it. */
export const countedTotal = (matched: Query, columns: Columns, tally: Counter | undefined) =>
  tally && ofDays(matched, columns, tally)

/** Returns the number of matching records. */
export const totalOf = async (db: Db, matched: Query, columns: Columns, tally: Counter | undefined): Promise<Total> => {
  const tallied = countedTotal(matched, columns, tally)
  if (!tallied) return countCapped(db, matched)
  const { rows } = await sql<{ total: number }>`select ${tallied} as total`.execute(db)
  return { total: rows[0]?.total ?? 0, exact: true }
}
