import type { Order } from '@quarterdeck/contract/sales/orders'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordFacts, RecordLink, recordMessages } from '../../kit/records/index.ts'
import { useOrderHistory } from './described.tsx'
import { useOrderFields } from './fields.tsx'
import { OrderAmounts, OrderLines } from './lines.tsx'
import { NextStep } from './record/next-step.tsx'
import { useOrder } from './use-order.ts'

const OrderFacts = ({ order }: { order: Order }) => {
  const { empty, paymentMethods } = useMessages(recordMessages)
  const { customer, payment, invoiceId } = order
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
      history={useOrderHistory()}
      elsewhere={['id', 'items', 'totalAmount']}
      first={['status', 'customer', 'createAt', 'deliveredAt', 'payment', 'invoiceId', 'billing', 'shipping']}
      own={{
        customer: customerLink,
        payment: [paymentMethods[payment.paymentMethod], payment.cardNumber].filter(Boolean).join(' '),
        invoiceId: invoiceLink ?? empty,
      }}
    />
  )
}

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
