import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Schema } from './schema.ts'
import { type Columns, conditionOf } from './select.ts'
import { countDays, type Tally, wholeDays } from './tallies.ts'

/** What is counted up to here is exact; beyond, a total is exact only where it is tallied. */
export const exactUpTo = 10_000

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

/** Counted as far as that is quick, and the planner's estimate beyond. */
const countCapped = async (db: Db, matched: Query): Promise<Total> => {
  const total = await countOf(db, matched.limit(exactUpTo + 1))
  if (total <= exactUpTo) return { total, exact: true }
  const plan = await matched.select(sql`1`.as('one')).explain('json')
  return { total: Math.max(total, plannedRows(plan)), exact: false }
}

/** The tallies of the whole days, and what there is on the days of which only a part is asked for. */
const countTallied = async (db: Db, matched: Query, columns: Columns, tally: Tally): Promise<Total | undefined> => {
  const [date] = tally.dates
  if (!date) return { total: await countDays(db, tally, undefined), exact: true }
  const days = wholeDays(tally)
  if (!days) return undefined
  const onEdge = (op: 'lt' | 'gte', value: string) =>
    value.endsWith('infinity')
      ? 0
      : countOf(db, matched.where(conditionOf(columns, { field: date.field, op, value }) as never))
  const parts = [countDays(db, tally, days), onEdge('lt', days.from), onEdge('gte', days.to)]
  return { total: (await Promise.all(parts)).reduce((sum, part) => sum + part, 0), exact: true }
}

/** How many records match. */
export const totalOf = async (db: Db, matched: Query, columns: Columns, tally: Tally | undefined): Promise<Total> =>
  (tally && (await countTallied(db, matched, columns, tally))) ?? countCapped(db, matched)
