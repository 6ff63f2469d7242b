import type { Order } from '@quarterdeck/contract/sales/orders'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordFacts, RecordLink, recordMessages } from '../../records/index.ts'
import { useOrderFields } from './fields.tsx'
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
    <RecordFacts
      row={order}
      fields={useOrderFields()}
      labels={m}
      elsewhere={['id', 'items', 'totalAmount']}
      own={{
        status: <OrderStatusBadge status={order.status} />,
        customer: customerLink,
        createAt: date(order.createAt),
        deliveredAt: deliveredAt ? date(deliveredAt) : empty,
        payment: [paymentMethods[payment.paymentMethod], payment.cardNumber].filter(Boolean).join(' '),
        invoiceId: invoiceLink ?? empty,
        billing: order.billing || empty,
        shipping: order.shipping || empty,
      }}
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
