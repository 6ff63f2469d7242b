import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { fieldsOf, RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './fields.module.css'
import { invoiceMessages } from './messages/index.ts'
import { InvoiceStatusBadge } from './status.tsx'

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'billingAddress'
  | 'createdAt'
  | 'creditedAmount'
  | 'customer'
  | 'discountAmount'
  | 'draftId'
  | 'issuedAt'
  | 'language'
  | 'notes'
  | 'orderChanged'
  | 'orderId'
  | 'owedAmount'
  | 'paidAmount'
  | 'paidAt'
  | 'payment'
  | 'pricesIncludeTax'
  | 'products'
  | 'reference'
  | 'sentAt'
  | 'shippingCharge'
  | 'shippingTaxRate'
  | 'state'
  | 'tax'
  | 'taxes'
  | 'terms'
  | 'viewedAt'
  | 'voidedAt'

/** What a list shows of an invoice. */
export const useInvoiceFields = (): readonly Field<Invoice>[] => {
  const { fields: m, statuses } = useMessages(invoiceMessages)
  const { money } = useFormats()
  return fieldsOf<Invoice, Unlisted>(m, {
    id: {
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
    status: {
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
      sortable: true,
      words: Object.values(statuses),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    issueDate: {
      cell: ({ issueDate }) => <Day at={issueDate} />,
      sortable: true,
      width: 128,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    dueDate: {
      cell: ({ dueDate }) => <Day at={dueDate} />,
      sortable: true,
      width: 128,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    totalAmount: {
      cell: ({ totalAmount }) => <span data-figures>{money(totalAmount)}</span>,
      sortable: true,
      align: 'end',
      width: 128,
      minWidth: 104,
      skeleton: <Skeleton width={64} />,
      card: 'detail',
    },
  })
}
