import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordFacts, RecordLink, recordMessages } from '../../kit/records/index.ts'
import { InvoiceAmounts, InvoiceLines } from './amounts.tsx'
import { useInvoiceHistory } from './described.tsx'
import { useInvoiceFields } from './fields.tsx'
import { NextStep } from './record/next-step.tsx'
import { invoiceRecord } from './source.ts'
import { InvoiceStateBadge } from './status.tsx'

/** Allows a line break before the `@` rather than anywhere. */
const breakable = (email: string) => {
  const [name, place] = email.split(/(?=@)/)
  return (
    <>
      {name}
      <wbr />
      {place}
    </>
  )
}

const InvoiceFacts = ({ invoice }: { invoice: Invoice }) => {
  const { empty, paymentMethods } = useMessages(recordMessages)
  const { customer, payment, billingAddress: billing } = invoice
  const customerLink = (
    <RecordLink entity="users" record={String(customer.id)}>
      <bdi>{customer.name}</bdi>
    </RecordLink>
  )
  return (
    <RecordFacts
      row={invoice}
      fields={useInvoiceFields()}
      history={useInvoiceHistory()}
      elsewhere={['id', 'totalAmount', 'paidAmount', 'owedAmount']}
      first={['state', 'customer', 'issueDate', 'dueDate']}
      own={{
        state: <InvoiceStateBadge state={invoice.state} />,
        customer: customerLink,
        payment: [paymentMethods[payment.paymentMethod], payment.cardNo].filter(Boolean).join(' '),
        cardHolder: payment.cardHolder || empty,
        billingAddress: billing.address || empty,
        billingEmail: billing.email ? breakable(billing.email) : empty,
      }}
    />
  )
}

export const InvoiceDetails = ({ id }: { id: string }) => {
  const { data: invoice } = useSuspenseQuery(invoiceRecord(id))
  return (
    <>
      <NextStep invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceAmounts invoice={invoice} />
    </>
  )
}
