import { type OrderStatus, orderStatuses } from '@quarterdeck/contract/constants'
import type { ListQuery } from '@quarterdeck/contract/list'
import type { StatusCount } from '@quarterdeck/contract/orders'
import { sql } from 'kysely'
import { matching } from '../db/page.ts'
import type { Db } from '../ports.ts'
import { countByStatus, listed } from './store.ts'

/** In these, somebody waits for us. */
const waiting: readonly OrderStatus[] = ['New', 'Pending', 'Shipping']

interface Counted {
  readonly status: OrderStatus
  readonly count: number
  readonly oldest?: Date | undefined
}

/** When the oldest order of a status was made; one step in the index. */
const oldestOf = async (db: Db, status: OrderStatus): Promise<Date | undefined> => {
  const found = await db
    .selectFrom('orders')
    .select('createAt')
    .where('status', '=', status)
    .where('deletedAt', 'is', null)
    .orderBy('createAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.createAt
}

const countAll = async (db: Db): Promise<readonly Counted[]> => {
  const [counts, ...oldest] = await Promise.all([countByStatus(db), ...waiting.map((status) => oldestOf(db, status))])
  return counts.map((each) => ({ ...each, oldest: oldest[waiting.indexOf(each.status)] }))
}

const countMatching = async (db: Db, query: ListQuery) =>
  (await matching(db, listed, query)
    .select([
      sql.ref('status').as('status'),
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min("createAt")`.as('oldest'),
    ])
    .groupBy('status' as never)
    .execute()) as Counted[]

/** How many orders have each status under the other filters of a list, and since when the oldest waits. */
export const statusCounts = async (db: Db, query: ListQuery): Promise<StatusCount[]> => {
  const where = query.where.filter(({ field }) => field !== 'status')
  const isWhole = where.length === 0 && !query.q
  const counted = isWhole ? await countAll(db) : await countMatching(db, { ...query, where })
  return orderStatuses.map((status) => {
    const found = counted.find((each) => each.status === status)
    const oldest = waiting.includes(status) ? found?.oldest : undefined
    return { status, count: found?.count ?? 0, oldest: oldest?.toISOString() ?? null }
  })
}
