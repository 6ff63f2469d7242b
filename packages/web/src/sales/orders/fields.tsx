import type { Order } from '@quarterdeck/contract/sales/orders'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None, RecordLink, recordMessages, Thumb } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './fields.module.css'
import { orderMessages } from './messages/index.ts'
import { OrderStatusBadge } from './status.tsx'

const NamedSkeleton = ({ width, round = false }: { width: number; round?: boolean }) => (
  <span className={classes.named}>
    <Skeleton width={28} height={28} round={round} />
    <Skeleton width={width} />
  </span>
)

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'billing'
  | 'shipping'
  | 'taxAmount'
  | 'discountAmount'
  | 'shippingChargeAmount'
  | 'subTotalAmount'
  | 'refundedAmount'

/** What a list shows of an order. */
export const useOrderFields = (): readonly Field<Order>[] => {
  const m = useMessages(orderMessages)
  const { paymentMethods } = useMessages(recordMessages)
  const { money } = useFormats()
  const mayWrite = useMay('orders:write')
  return fieldsOf<Order, Unlisted>(m.fields, {
    id: {
      cell: ({ id }) => (
        <RecordLink entity="orders" record={String(id)} className={classes.link}>
          #{id}
        </RecordLink>
      ),
      sortable: true,
      width: 96,
      minWidth: 84,
      skeleton: <Skeleton width={44} />,
      card: 'title',
    },
    customer: {
      cell: ({ customer }) => (
        <span className={classes.named}>
          <Avatar name={customer.name} image={customer.image} />
          <bdi>{customer.name}</bdi>
        </span>
      ),
      sortable: true,
      width: 204,
      minWidth: 176,
      grow: 2,
      skeleton: <NamedSkeleton round width={112} />,
      card: 'detail',
    },
    items: {
      cell: ({ items: [first, ...others] }) =>
        first ? (
          <span className={classes.named}>
            <Thumb image={first.image} />
            <span title={m.list.more(first.name, others.length)}>{m.list.more(first.name, others.length)}</span>
          </span>
        ) : (
          <None />
        ),
      width: 296,
      minWidth: 236,
      grow: 5,
      priority: 2,
      skeleton: <NamedSkeleton width={160} />,
      card: 'detail',
    },
    status: {
      cell: ({ status }) => <OrderStatusBadge status={status} />,
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.statuses),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    payment: {
      cell: ({ payment: { paymentMethod, cardNumber } }) => (
        <span className={classes.payment}>
          {paymentMethods[paymentMethod]}
          {cardNumber && <span data-figures>·· {cardNumber.slice(-4)}</span>}
        </span>
      ),
      width: 168,
      minWidth: 140,
      priority: 4,
      skeleton: <Skeleton width={104} />,
      card: 'hidden',
    },
    invoiceId: {
      cell: ({ invoiceId }) =>
        invoiceId ? (
          <RecordLink entity="invoices" record={invoiceId} className={classes.quiet}>
            {invoiceId}
          </RecordLink>
        ) : (
          <None />
        ),
      width: 104,
      minWidth: 100,
      priority: 5,
      skeleton: <Skeleton width={60} />,
      card: 'hidden',
    },
    createAt: {
      cell: ({ createAt }) => <Day at={createAt} />,
      sortable: true,
      width: 118,
      minWidth: 116,
      priority: 1,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    deliveredAt: {
      cell: ({ deliveredAt }) => (deliveredAt ? <Day at={deliveredAt} /> : <None />),
      sortable: true,
      editable: mayWrite,
      width: 118,
      minWidth: 116,
      priority: 3,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    totalAmount: {
      cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
      sortable: true,
      align: 'end',
      width: 116,
      minWidth: 104,
      skeleton: <Skeleton width={64} />,
      card: 'detail',
    },
  })
}
