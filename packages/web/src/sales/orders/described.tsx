import { type Order, orderKind, orderList, orders } from '@quarterdeck/contract/sales/orders'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { deliveryInstant } from './delivery-day.ts'
import { probableMistakes } from './doubts.ts'
import { orderMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'

const some = (ids: readonly string[]) =>
  listing(orders.list, orderList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** Shows an order in one line: its items, or else its customer, and the amount. */
const OrderCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(orderMessages)
  const { money } = useFormats()
  const order = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  if (!order) return undefined
  const [first, ...others] = order.items
  const what = first ? m.list.more(first.name, others.length) : order.customer.name
  return `${what} · ${money(order.totalAmount)}`
}

/** Returns labels and formats of orders for the change history. */
export const useOrderHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(orderMessages)
  const { picture, method, lines } = useValueRenderers()
  const fields = useShownFields<Order>(orderKind, {
    labels: { ...labels, customerId: labels.customer },
    choices: { status: statuses },
    tones: { status: statusTones },
    show: { customerImage: picture, paymentMethod: method, items: lines((line) => line.name) },
  })
  return { name, fields, Caption: OrderCaption }
}

const maxAddress = 500

/** Returns the bulk actions of the order list. */
export const useOrderChanges = (): Changes<Order> => {
  const { notDelivered, doubts, ...words } = useMessages(orderMessages).bulk
  return {
    kind: orderKind,
    fields: useOrderHistory().fields,
    ...words,
    named: (id, title) => `#${id} ${title}`,
    inputs: {
      deliveredAt: { instantOf: (day, order) => deliveryInstant(day, order?.createAt), none: notDelivered },
      shipping: { maxLength: maxAddress },
      billing: { maxLength: maxAddress },
    },
    first: ['status', 'deliveredAt', 'shipping'],
    doubtOf: (order, change) =>
      probableMistakes(order, change, false)
        .map((doubt) => doubts[doubt])
        .join(' ') || undefined,
  }
}
