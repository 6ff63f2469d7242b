import type { Order } from '@quarterdeck/contract/sales/orders'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { None, RecordLink, recordMessages, Thumb } from '../../records/index.ts'
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

/** What a list shows of an order. */
export const useOrderFields = (): readonly Field<Order>[] => {
  const m = useMessages(orderMessages)
  const { paymentMethods } = useMessages(recordMessages)
  const { money } = useFormats()
  const mayWrite = useMay('orders:write')
  return [
    {
      name: 'id',
      label: m.fields.id,
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
    {
      name: 'customer',
      label: m.fields.customer,
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
    {
      name: 'items',
      label: m.fields.items,
      cell: ({ items: [first, ...others] }) =>
        first ? (
          <span className={classes.named}>
            <Thumb image={first.image} />
            <span title={m.list.more(first.name, others.length)}>{m.list.more(first.name, others.length)}</span>
          </span>
        ) : (
          <None />
        ),
      priority: 1,
      width: 296,
      minWidth: 236,
      grow: 5,
      skeleton: <NamedSkeleton width={160} />,
      card: 'detail',
    },
    {
      name: 'status',
      label: m.fields.status,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.statuses),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    {
      name: 'payment',
      label: m.fields.payment,
      cell: ({ payment: { paymentMethod, cardNumber } }) => (
        <span className={classes.payment}>
          {paymentMethods[paymentMethod]}
          {cardNumber && <span data-figures>·· {cardNumber.slice(-4)}</span>}
        </span>
      ),
      priority: 3,
      width: 168,
      minWidth: 140,
      skeleton: <Skeleton width={104} />,
      card: 'hidden',
    },
    {
      name: 'invoiceId',
      label: m.fields.invoiceId,
      cell: ({ invoiceId }) =>
        invoiceId ? (
          <RecordLink entity="invoices" record={invoiceId} className={classes.quiet}>
            {invoiceId}
          </RecordLink>
        ) : (
          <None />
        ),
      priority: 4,
      width: 104,
      minWidth: 100,
      skeleton: <Skeleton width={60} />,
      card: 'hidden',
    },
    {
      name: 'createAt',
      label: m.fields.createAt,
      cell: ({ createAt }) => <Day at={createAt} />,
      sortable: true,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    {
      name: 'deliveredAt',
      label: m.fields.deliveredAt,
      cell: ({ deliveredAt }) => (deliveredAt ? <Day at={deliveredAt} /> : <None />),
      sortable: true,
      editable: mayWrite,
      priority: 2,
      width: 118,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    {
      name: 'totalAmount',
      label: m.fields.totalAmount,
      cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
      sortable: true,
      align: 'end',
      width: 116,
      minWidth: 104,
      skeleton: <Skeleton width={64} />,
      card: 'detail',
    },
  ]
}
