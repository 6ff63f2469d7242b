import { daysOverdue } from '@quarterdeck/contract/sales/invoice-state'
import { type Invoice, invoiceKind } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useCompanyDay, useCompanyNow } from '../../kit/lib/session.ts'
import { type Column, EmptyValue, RecordLink, recordMessages, useColumns } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { CalendarDay } from '../../kit/ui/day.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useInvoiceHistory } from './described.tsx'
import classes from './fields.module.css'
import { invoiceMessages } from './messages/index.ts'
import { InvoiceStateBadge } from './status.tsx'

/** Fields without a column in the list. */
const unlisted: readonly (keyof Invoice & string)[] = [
  'billingAddress',
  'correctedBy',
  'createdAt',
  'creditedAmount',
  'discountAmount',
  'draftId',
  'installments',
  'issuedAt',
  'notes',
  'payment',
  'prepaid',
  'pricesIncludeTax',
  'products',
  'remindedAt',
  'replacedBy',
  'replaces',
  'reminderHold',
  'sentAt',
  'seriesId',
  'shippingCharge',
  'shippingTaxRate',
  'suppliedOn',
  // What it tells is a part of the state.
  'status',
  'tax',
  'taxes',
  'taxExemption',
  'terms',
  'viewedAt',
  'voidedAt',
]

const DueDay = ({ invoice }: { invoice: Invoice }) => {
  const { due } = useMessages(invoiceMessages)
  const now = useCompanyNow()
  return (
    <span className={classes.due}>
      <CalendarDay at={invoice.dueDate} />
      {invoice.state === 'overdue' && <span className={classes.late}>{due.shortLate(daysOverdue(invoice, now))}</span>}
    </span>
  )
}

const PaidDay = ({ at }: { at: string }) => {
  const companyDay = useCompanyDay()
  return <CalendarDay at={companyDay(at)} />
}

const Reminded = ({ step, at }: { step: number; at: string }) => {
  const { reminder } = useMessages(invoiceMessages)
  const { date } = useFormats()
  return `${reminder(step)} · ${date(at)}`
}

const YesOrNo = ({ is }: { is: boolean }) => useMessages(recordMessages)[is ? 'yes' : 'no']

/** Columns hidden by default. */
const askedFor = {
  paidAt: {
    cell: ({ paidAt }) => (paidAt ? <PaidDay at={paidAt} /> : <EmptyValue />),
    optional: true,
    width: 128,
    card: 'hidden',
  },
  reminderStep: {
    cell: ({ reminderStep, remindedAt }) =>
      reminderStep > 0 && remindedAt ? <Reminded step={reminderStep} at={remindedAt} /> : <EmptyValue />,
    optional: true,
    width: 176,
    minWidth: 140,
    skeleton: 112,
    card: 'hidden',
  },
  orderId: {
    cell: ({ orderId }) =>
      orderId === null ? (
        <EmptyValue />
      ) : (
        <RecordLink entity="orders" record={String(orderId)} className={classes.quiet}>
          #{orderId}
        </RecordLink>
      ),
    optional: true,
    width: 96,
    minWidth: 84,
    skeleton: 44,
    card: 'hidden',
  },
  orderChanged: {
    cell: ({ orderChanged, orderId }) => (orderId === null ? <EmptyValue /> : <YesOrNo is={orderChanged} />),
    optional: true,
    width: 184,
    minWidth: 140,
    skeleton: 72,
    card: 'hidden',
  },
  reference: { optional: true, card: 'hidden' },
  language: { optional: true, skeleton: 64, card: 'hidden' },
  paidAmount: { optional: true, card: 'hidden' },
} satisfies Readonly<Record<string, Column<Invoice>>>

export const useInvoiceFields = (): readonly Field<Invoice>[] => {
  const { states, record } = useMessages(invoiceMessages)
  const { money } = useFormats()
  return useColumns<Invoice>(invoiceKind, useInvoiceHistory(), unlisted, {
    id: {
      cell: ({ id }) => (
        <RecordLink entity="invoices" record={id} className={classes.link}>
          {id}
        </RecordLink>
      ),
      width: 112,
      minWidth: 100,
      skeleton: 72,
      card: 'title',
    },
    customer: {
      cell: ({ customer }) => (
        <span className={classes.named}>
          <Avatar name={customer.name} image={customer.image} />
          <bdi>{customer.name}</bdi>
        </span>
      ),
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
      skeleton: <Skeleton width={80} height={20} />,
      words: Object.values(states),
      card: 'badge',
    },
    issueDate: { width: 128, priority: 3, card: 'hidden' },
    dueDate: {
      cell: (invoice) => <DueDay invoice={invoice} />,
      width: 184,
      minWidth: 116,
      priority: 1,
      skeleton: 80,
      card: 'detail',
    },
    ...askedFor,
    totalAmount: {
      card: 'detail',
      // What is owed is looked for on a phone; of what is paid it is the total.
      onCard: ({ owedAmount, totalAmount }) => (
        <span data-figures>{owedAmount > 0 ? record.owed(money(owedAmount)) : money(totalAmount)}</span>
      ),
    },
    owedAmount: {
      cell: ({ owedAmount }) => (owedAmount > 0 ? <span data-figures>{money(owedAmount)}</span> : <EmptyValue />),
      align: 'end',
      width: 136,
      minWidth: 116,
      priority: 2,
      skeleton: 64,
      card: 'hidden',
    },
  })
}
