import { lateDays } from '@quarterdeck/contract/sales/invoice-state'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None, RecordLink } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './fields.module.css'
import { invoiceMessages } from './messages/index.ts'
import { InvoiceStateBadge } from './status.tsx'

/** What is for the panel, or for a screen of its own. */
type Unlisted =
  | 'billingAddress'
  | 'createdAt'
  | 'creditedAmount'
  | 'discountAmount'
  | 'draftId'
  | 'installments'
  | 'issuedAt'
  | 'notes'
  | 'orderChanged'
  | 'payment'
  | 'pricesIncludeTax'
  | 'products'
  | 'remindedAt'
  | 'reminderHold'
  | 'sentAt'
  | 'seriesId'
  | 'shippingCharge'
  | 'shippingTaxRate'
  // What it tells is a part of the state.
  | 'status'
  | 'tax'
  | 'taxes'
  | 'taxExemption'
  | 'terms'
  | 'viewedAt'
  | 'voidedAt'

const DueDay = ({ invoice }: { invoice: Invoice }) => {
  const { due } = useMessages(invoiceMessages)
  return (
    <span className={classes.due}>
      <Day at={invoice.dueDate} />
      {invoice.state === 'overdue' && (
        <span className={classes.late}>{due.shortLate(lateDays(invoice, new Date()))}</span>
      )}
    </span>
  )
}

/** What a list shows of an invoice. */
export const useInvoiceFields = (): readonly Field<Invoice>[] => {
  const { fields: m, states, reminder } = useMessages(invoiceMessages)
  const { money, date } = useFormats()
  const mayWrite = useMay('invoices:write')
  return fieldsOf<Invoice, Unlisted>(m, {
    id: {
      cell: ({ id }) => (
        <RecordLink entity="invoices" record={id} className={classes.link}>
          {id}
        </RecordLink>
      ),
      sortable: true,
      width: 112,
      minWidth: 100,
      skeleton: <Skeleton width={72} />,
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
      width: 220,
      minWidth: 176,
      grow: 3,
      skeleton: (
        <span className={classes.named}>
          <Skeleton width={28} height={28} round />
          <Skeleton width={112} />
        </span>
      ),
      card: 'detail',
    },
    state: {
      cell: ({ state }) => <InvoiceStateBadge state={state} />,
      words: Object.values(states),
      skeleton: <Skeleton width={80} height={20} />,
      card: 'badge',
    },
    issueDate: {
      cell: ({ issueDate }) => <Day at={issueDate} />,
      sortable: true,
      width: 128,
      minWidth: 116,
      priority: 3,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    dueDate: {
      cell: (invoice) => <DueDay invoice={invoice} />,
      sortable: true,
      editable: mayWrite,
      width: 184,
      minWidth: 116,
      priority: 1,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    paidAt: {
      cell: ({ paidAt }) => (paidAt ? <Day at={paidAt} /> : <None />),
      sortable: true,
      optional: true,
      width: 128,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    reminderStep: {
      cell: ({ reminderStep, remindedAt }) =>
        reminderStep > 0 && remindedAt ? `${reminder(reminderStep)} · ${date(remindedAt)}` : <None />,
      optional: true,
      width: 176,
      minWidth: 140,
      skeleton: <Skeleton width={112} />,
      card: 'hidden',
    },
    orderId: {
      cell: ({ orderId }) =>
        orderId === null ? (
          <None />
        ) : (
          <RecordLink entity="orders" record={String(orderId)} className={classes.quiet}>
            #{orderId}
          </RecordLink>
        ),
      optional: true,
      width: 96,
      minWidth: 84,
      skeleton: <Skeleton width={44} />,
      card: 'hidden',
    },
    reference: {
      cell: ({ reference }) => reference || <None />,
      optional: true,
      width: 160,
      minWidth: 116,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    language: {
      cell: ({ language }) => localeNames[language],
      editable: mayWrite,
      optional: true,
      words: Object.values(localeNames),
      skeleton: <Skeleton width={64} />,
      card: 'hidden',
    },
    paidAmount: {
      cell: ({ paidAmount }) => <span data-figures>{money(paidAmount)}</span>,
      optional: true,
      align: 'end',
      width: 128,
      minWidth: 104,
      skeleton: <Skeleton width={64} />,
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
    owedAmount: {
      cell: ({ owedAmount }) => (owedAmount > 0 ? <span data-figures>{money(owedAmount)}</span> : <None />),
      sortable: true,
      align: 'end',
      width: 136,
      minWidth: 116,
      priority: 2,
      skeleton: <Skeleton width={64} />,
      card: 'hidden',
    },
  })
}
