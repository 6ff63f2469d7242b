import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './fields.module.css'
import { invoiceMessages } from './messages/index.ts'
import { InvoiceStatusBadge } from './status.tsx'

/** What a list shows of an invoice. */
export const useInvoiceFields = (): readonly Field<Invoice>[] => {
  const { fields: m, statuses } = useMessages(invoiceMessages)
  const { money } = useFormats()
  return [
    {
      name: 'id',
      label: m.id,
      cell: ({ id }) => (
        <RecordLink entity="invoices" record={id} className={classes.link}>
          {id}
        </RecordLink>
      ),
      sortable: true,
      width: 120,
      minWidth: 96,
      skeleton: <Skeleton width={72} />,
      card: 'title',
    },
    {
      name: 'status',
      label: m.status,
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
      sortable: true,
      words: Object.values(statuses),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    {
      name: 'issueDate',
      label: m.issueDate,
      cell: ({ issueDate }) => <Day at={issueDate} />,
      sortable: true,
      width: 128,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    {
      name: 'dueDate',
      label: m.dueDate,
      cell: ({ dueDate }) => <Day at={dueDate} />,
      sortable: true,
      width: 128,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    {
      name: 'totalAmount',
      label: m.totalAmount,
      cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
      sortable: true,
      align: 'end',
      width: 128,
      minWidth: 104,
      skeleton: <Skeleton width={64} />,
      card: 'detail',
    },
  ]
}
