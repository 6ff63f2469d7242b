import { refundList, refunds } from '@quarterdeck/contract/refunds'
import { listing } from '../lib/api/queries.ts'

export const refundsOf = (orderId: number) =>
  listing(refunds.list, refundList, { sort: [], where: [{ field: 'orderId', op: 'in', values: [orderId] }] })

export const someRefunds = (ids: readonly string[]) =>
  listing(refunds.list, refundList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })
