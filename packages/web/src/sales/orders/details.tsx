import type { Order } from '@quarterdeck/contract/sales/orders'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { DescriptionList, RecordLink, recordMessages } from '../../records/index.ts'
import { OrderAmounts, OrderLines } from './lines.tsx'
import { orderMessages } from './messages/index.ts'
import { NextStep } from './record/next-step.tsx'
import { OrderStatusBadge } from './status.tsx'
import { useOrder } from './use-order.ts'

const OrderFacts = ({ order }: { order: Order }) => {
  const { fields: m } = useMessages(orderMessages)
  const { empty, paymentMethods } = useMessages(recordMessages)
  const { date } = useFormats()
  const { customer, payment, invoiceId, deliveredAt } = order
  const customerLink = (
    <RecordLink entity="users" record={String(customer.id)}>
      <bdi>{customer.name}</bdi>
    </RecordLink>
  )
  const invoiceLink = invoiceId && (
    <RecordLink entity="invoices" record={invoiceId}>
      {invoiceId}
    </RecordLink>
  )
  return (
    <DescriptionList
      items={[
        [m.status, <OrderStatusBadge key="status" status={order.status} />],
        [m.customer, customerLink],
        [m.createAt, date(order.createAt)],
        [m.deliveredAt, deliveredAt ? date(deliveredAt) : empty],
        [m.payment, [paymentMethods[payment.paymentMethod], payment.cardNumber].filter(Boolean).join(' ')],
        [m.invoiceId, invoiceLink ?? empty],
        [m.billing, order.billing || empty],
        [m.shipping, order.shipping || empty],
      ]}
    />
  )
}

/** One order to read. */
export const OrderDetails = ({ id }: { id: string }) => {
  const order = useOrder(id)
  return (
    <>
      <NextStep order={order} />
      <OrderFacts order={order} />
      <OrderLines order={order} />
      <OrderAmounts order={order} />
    </>
  )
}
