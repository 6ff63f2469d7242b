import { type Order, orderKind } from '@quarterdeck/contract/sales/orders'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { EmptyValue, RecordLink, recordMessages, Thumb, useColumns } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { PaymentBadge } from '../invoices/index.ts'
import { useOrderHistory } from './described.tsx'
import classes from './fields.module.css'
import { orderMessages } from './messages/index.ts'

const NamedSkeleton = ({ width, round = false }: { width: number; round?: boolean }) => (
  <span className={classes.named}>
    <Skeleton width={28} height={28} round={round} />
    <Skeleton width={width} />
  </span>
)

const Items = ({ first, others }: { first: Order['items'][number]; others: number }) => {
  const { list: m } = useMessages(orderMessages)
  const named = m.more(first.name, others)
  return (
    <span className={classes.named}>
      <Thumb image={first.image} />
      <span title={named}>{named}</span>
    </span>
  )
}

const Bill = ({ id }: { id: string }) => (
  <span className={classes.bill}>
    <RecordLink entity="invoices" record={id} className={classes.quiet}>
      {id}
    </RecordLink>
    <PaymentBadge order={{ invoiceId: id }} />
  </span>
)

/** Fields without a column in the list. */
const unlisted: readonly (keyof Order & string)[] = [
  'billing',
  'shipping',
  'taxAmount',
  'discountAmount',
  'shippingChargeAmount',
  'subTotalAmount',
  'refundedAmount',
]

export const useOrderFields = (): readonly Field<Order>[] => {
  const { paymentMethods } = useMessages(recordMessages)
  return useColumns<Order>(orderKind, useOrderHistory(), unlisted, {
    id: {
      cell: ({ id }) => (
        <RecordLink entity="orders" record={String(id)} className={classes.link}>
          #{id}
        </RecordLink>
      ),
      width: 96,
      minWidth: 84,
      skeleton: 44,
      card: 'title',
    },
    customer: {
      cell: ({ customer }) => (
        <span className={classes.named}>
          <Avatar name={customer.name} image={customer.image} />
          <bdi>{customer.name}</bdi>
        </span>
      ),
      width: 204,
      minWidth: 176,
      grow: 2,
      skeleton: <NamedSkeleton round width={112} />,
      card: 'detail',
    },
    items: {
      cell: ({ items: [first, ...others] }) =>
        first ? <Items first={first} others={others.length} /> : <EmptyValue />,
      width: 296,
      minWidth: 236,
      grow: 5,
      priority: 2,
      skeleton: <NamedSkeleton width={160} />,
      card: 'detail',
    },
    status: { skeleton: 80, card: 'badge' },
    payment: {
      cell: ({ payment: { paymentMethod, cardNumber } }) => (
        <span className={classes.payment}>
          {paymentMethods[paymentMethod]}
          {cardNumber && <span data-figures>·· {cardNumber.slice(-4)}</span>}
        </span>
      ),
      width: 168,
      minWidth: 140,
      priority: 5,
      skeleton: 104,
      card: 'hidden',
    },
    invoiceId: {
      cell: ({ invoiceId }) => (invoiceId ? <Bill id={invoiceId} /> : <EmptyValue />),
      width: 184,
      minWidth: 172,
      priority: 3,
      skeleton: 60,
      card: 'hidden',
    },
    createAt: { priority: 1, card: 'detail' },
    deliveredAt: { priority: 4, card: 'hidden' },
    totalAmount: { width: 116, card: 'detail' },
  })
}
