import { shipmentList, shipments } from '@quarterdeck/contract/sales/shipments'
import { listing } from '../../kit/lib/api/queries.ts'

/** Returns the query of an order's shipments, updated live. */
export const shipmentsOf = (orderId: number) => ({
  ...listing(shipments.list, shipmentList, { sort: [], where: [{ field: 'orderId', op: 'in', values: [orderId] }] }),
  queryKey: ['shipments', 'of-order', String(orderId)],
})

export const someShipments = (ids: readonly string[]) =>
  listing(shipments.list, shipmentList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })
