import type { Order } from '@quarterdeck/contract/orders'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { RecordLink, Thumb } from '../records/index.ts'
import type { Field } from '../ui/data-table/field.ts'
import { Day } from '../ui/day.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import classes from './fields.module.css'
import { orderMessages } from './messages/index.ts'
import { OrderStatusBadge } from './status.tsx'

/** What a list shows of an order. */
export const useOrderFields = (): readonly Field<Order>[] => {
  const m = useMessages(orderMessages)
  const { money } = useFormats()
  return [
    {
      name: 'id',
      label: m.fields.id,
      cell: ({ id }) => (
        <RecordLink entity="orders" record={String(id)} className={classes.link}>
          {m.name(String(id))}
        </RecordLink>
      ),
      sortable: true,
      width: 144,
      skeleton: <Skeleton width={72} />,
      card: 'title',
    },
    {
      name: 'items',
      label: m.fields.items,
      cell: ({ items }) => (
        <span className={classes.items}>
          <Thumb image={items[0]?.image ?? ''} />
          <span>{m.list.more(items[0]?.name ?? '', items.length - 1)}</span>
        </span>
      ),
      skeleton: <Skeleton width={200} />,
      card: 'detail',
    },
    {
      name: 'status',
      label: m.fields.status,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
      sortable: true,
      width: 136,
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    {
      name: 'createAt',
      label: m.fields.createAt,
      cell: ({ createAt }) => <Day at={createAt} />,
      sortable: true,
      width: 136,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    {
      name: 'totalAmount',
      label: m.fields.totalAmount,
      cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
      sortable: true,
      align: 'end',
      width: 136,
      skeleton: <Skeleton width={64} />,
      card: 'detail',
    },
  ]
}
