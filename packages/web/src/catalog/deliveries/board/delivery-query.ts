import { deliveries, deliveryList } from '@quarterdeck/contract/deliveries'
import { listing } from '../../../lib/api/queries.ts'

const of = (productId: number) => ({ field: 'productId', op: 'in', values: [productId] }) as const

/** What is still to come of a product, the earliest first. */
export const expectedOf = (productId: number) =>
  listing(deliveries.list, deliveryList, {
    sort: [{ field: 'expectedOn', desc: false }],
    where: [of(productId), { field: 'state', op: 'in', values: ['Expected'] }],
  })

/** What has come, or will not come, the latest first. */
export const pastOf = (productId: number, perPage: number) =>
  listing(deliveries.list, deliveryList, {
    sort: [{ field: 'expectedOn', desc: true }],
    where: [of(productId), { field: 'state', op: 'in', values: ['Received', 'Cancelled'] }],
    perPage,
  })
