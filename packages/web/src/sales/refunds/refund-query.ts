import { refundList, refunds } from '@quarterdeck/contract/sales/refunds'
import { listing } from '../../kit/lib/api/queries.ts'

/** Returns the query of an order's refunds, updated live. */
export const refundsOf = (orderId: number) => ({
  ...listing(refunds.list, refundList, { sort: [], where: [{ field: 'orderId', op: 'in', values: [orderId] }] }),
  queryKey: ['refunds', 'of-order', String(orderId)],
})

export const someRefunds = (ids: readonly string[]) =>
  listing(refunds.list, refundList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })
