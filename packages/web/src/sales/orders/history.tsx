import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { OrderCaption } from './caption.tsx'
import { orderMessages } from './messages/index.ts'
import { statusOrder } from './status-order.ts'
import { statusTones } from './status-tones.ts'

/** How changes of orders are told. */
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
