import { type OrderStatus, orderStatuses } from '@quarterdeck/contract/kit/constants'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import type { StatusCount } from '@quarterdeck/contract/sales/orders'
import { sql } from 'kysely'
import type { Answer } from '../../kit/answer.ts'
import { countedAnswer, countValues } from '../../kit/lists/facets.ts'
import { matching } from '../../kit/lists/listed.ts'
import type { Db } from '../../kit/ports.ts'
import { listed } from './store.ts'

/** Statuses in which the customer waits. */
const waiting: readonly OrderStatus[] = ['New', 'Pending', 'Shipping']

/** Returns when the oldest order of a status was placed; one step in the index. */
const oldestOf = async (db: Db, query: ListQuery, status: OrderStatus): Promise<Date | undefined> => {
  const where = [...query.where, { field: 'status', op: 'in' as const, values: [status] }]
  const [found] = (await matching(db, listed, { ...query, where })
    .select(sql.ref('createAt').as('createAt'))
    .orderBy(sql.ref('createAt') as never)
    .orderBy(sql.ref('id') as never)
    .limit(1)
    .execute()) as { createAt: Date }[]
  return found?.createAt
}

/** Returns the number of orders by status under the other filters of a list, and the oldest one waiting. */
export const statusCounts = async (db: Db, query: ListQuery): Promise<Answer<StatusCount[]>> => {
  const others = { ...query, where: query.where.filter(({ field }) => field !== 'status') }
  const [{ counts, exact }, ...oldest] = await Promise.all([
    countValues(db, listed, others, 'status'),
    ...waiting.map((status) => oldestOf(db, others, status)),
  ])
  const found = orderStatuses.map((status) => ({
    status,
    count: counts.get(status) ?? 0,
    oldest: oldest[waiting.indexOf(status)]?.toISOString() ?? null,
  }))
  return countedAnswer(found, exact)
}
