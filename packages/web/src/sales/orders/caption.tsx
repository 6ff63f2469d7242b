import { orderList, orders } from '@quarterdeck/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { History } from '../../records/index.ts'
import { orderMessages } from './messages/index.ts'

const some = (ids: readonly string[]) =>
  listing(orders.list, orderList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** An order in short: what was bought, or else by whom, and for how much. */
export const OrderCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(orderMessages)
  const { money } = useFormats()
  const order = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  if (!order) return undefined
  const [first, ...others] = order.items
  const what = first ? m.list.more(first.name, others.length) : order.customer.name
  return `${what} · ${money(order.totalAmount)}`
}
