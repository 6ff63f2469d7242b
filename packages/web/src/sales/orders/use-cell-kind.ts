import { type Order, type OrderPatch, orders } from '@quarterdeck/contract/sales/orders'
import { z } from 'zod'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { dayThere } from '../../lib/i18n/zone.ts'
import { useShow } from '../../records/index.ts'
import { type CellKind, choiceInputs } from '../../records/lists/index.ts'
import { deliveredOn } from './delivery-day.ts'
import { doubtsIn } from './doubts.ts'
import { useOrderHistory } from './history.tsx'
import { orderMessages } from './messages/index.ts'

const save = async ({ id, version }: Order, change: OrderPatch) => {
  const { data, batch } = await call(orders.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.order, batch }
}

const readDay = (written: string, { createAt }: Order): string | null | undefined => {
  if (written === '') return null
  return z.iso.date().safeParse(written).success ? deliveredOn(written, createAt) : undefined
}

/** How orders are edited in the cells of a list. */
export const useOrderCellKind = (): CellKind<Order> => {
  const { fields } = useOrderHistory()
  const { doubts, reasons } = useMessages(orderMessages).bulk
  const { date } = useShow()
  const inputs = {
    ...choiceInputs<'status', Order>(fields, ['status']),
    deliveredAt: {
      label: fields.deliveredAt?.label ?? '',
      isDay: true,
      show: (value: string) => (value ? date(value) : '–'),
      valueOf: (order: Order) => dayThere(order.deliveredAt),
      read: readDay,
    },
  }
  const doubtOf = (order: Order, change: OrderPatch) =>
    doubtsIn(order, change, false)
      .map((doubt) => doubts[doubt])
      .join(' ') || undefined
  return { entity: 'orders', inputs, reasons, save, doubtOf }
}
