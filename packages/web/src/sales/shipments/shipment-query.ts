import { shipmentList, shipments } from '@quarterdeck/contract/sales/shipments'
import { listing } from '../../lib/api/queries.ts'

/** All shipments of an order; what others ship is there at once. */
export const shipmentsOf = (orderId: number) => ({
  ...listing(shipments.list, shipmentList, { sort: [], where: [{ field: 'orderId', op: 'in', values: [orderId] }] }),
  queryKey: ['shipments', 'of-order', String(orderId)],
})

export const someShipments = (ids: readonly string[]) =>
  listing(shipments.list, shipmentList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })
