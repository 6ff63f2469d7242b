import { lineTotal, toDecimal, toMinor } from '@quarterdeck/contract/money'
import { type Order, orders } from '@quarterdeck/contract/orders'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api-error.ts'
import { reading } from '../lib/api/queries.ts'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Amounts, Facts, Lines, RecordLink, recordMessages } from '../records/index.ts'
import { orderMessages } from './messages/index.ts'
import { OrderStatusBadge } from './status.tsx'

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
    <Facts
      facts={[
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
  const { fields: m } = useMessages(orderMessages)
  const { data: order } = useSuspenseQuery(reading(orders.read, { id }))
  if (!order) throw new ApiError('not_found', 'Order not found')
  return (
    <>
      <OrderFacts order={order} />
      <Lines
        lines={order.items.map((item) => ({
          ...item,
          total: toDecimal(lineTotal({ ...item, price: toMinor(item.price) })),
        }))}
      />
      <Amounts
        parts={[
          [m.subTotalAmount, order.subTotalAmount],
          [m.discountAmount, -order.discountAmount],
          [m.shippingChargeAmount, order.shippingChargeAmount],
          [m.taxAmount, order.taxAmount],
        ]}
        total={[m.totalAmount, order.totalAmount]}
      />
    </>
  )
}
