import { orderList, orders } from '@quarterdeck/contract/sales/orders'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { orderMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'
import { statusOrder } from './status-order.ts'

const some = (ids: readonly string[]) =>
  listing(orders.list, orderList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** An order in short: what was bought, or else by whom, and for how much. */
const OrderCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(orderMessages)
  const { money } = useFormats()
  const order = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  if (!order) return undefined
  const [first, ...others] = order.items
  const what = first ? m.list.more(first.name, others.length) : order.customer.name
  return `${what} · ${money(order.totalAmount)}`
}

/** How the history shows orders. */
export const useOrderHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(orderMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
    createAt: show.date,
    deliveredAt: show.date,
    customerImage: show.picture,
    paymentMethod: show.method,
    items: show.lines((line) => line.name),
    subTotalAmount: show.money,
    discountAmount: show.money,
    shippingChargeAmount: show.money,
    taxAmount: show.money,
    totalAmount: show.money,
    refundedAmount: show.money,
  }
  const choices = Object.fromEntries(statusOrder.map((status) => [status, statuses[status]]))
  const fields = shownFields({ ...labels, customerId: labels.customer }, shown, { status: { choices } })
  return { name, fields, Caption: OrderCaption }
}
