import { toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useSuspenseQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Amounts, Lines, RecordFacts, RecordLink, recordMessages } from '../../records/index.ts'
import { useInvoiceFields } from './fields.tsx'
import { invoiceMessages } from './messages/index.ts'
import { InvoiceStatusBadge } from './status.tsx'

/** Breaks before its place rather than anywhere. */
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
  const { fields: m } = useMessages(invoiceMessages)
  const { empty, paymentMethods } = useMessages(recordMessages)
  const { date } = useFormats()
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
      labels={m}
      elsewhere={['id', 'totalAmount']}
      own={{
        status: <InvoiceStatusBadge status={invoice.status} />,
        customer: customerLink,
        issueDate: date(invoice.issueDate),
        dueDate: date(invoice.dueDate),
        payment: [paymentMethods[payment.paymentMethod], payment.cardNo].filter(Boolean).join(' '),
        cardHolder: payment.cardHolder || empty,
        billingAddress: billing.address || empty,
        billingEmail: billing.email ? breakable(billing.email) : empty,
      }}
    />
  )
}

const subtotalOf = ({ products }: Invoice) => toDecimal(products.reduce((sum, { total }) => sum + toMinor(total), 0))

/** One invoice to read. */
export const InvoiceDetails = ({ id }: { id: string }) => {
  const { fields: m } = useMessages(invoiceMessages)
  const { data: invoice } = useSuspenseQuery(reading(invoices.read, { id }))
  return (
    <>
      <InvoiceFacts invoice={invoice} />
      <Lines lines={invoice.products.map(({ title, ...line }) => ({ ...line, name: title }))} />
      <Amounts
        parts={[
          [m.subtotal, subtotalOf(invoice)],
          ...(invoice.discountAmount > 0 ? [[m.discountAmount, -invoice.discountAmount] as const] : []),
          [m.shippingCharge, invoice.shippingCharge],
          [m.tax, invoice.tax],
        ]}
        total={[m.totalAmount, invoice.totalAmount]}
      />
      {invoice.creditedAmount > 0 && (
        <Amounts
          parts={[[m.creditedAmount, -invoice.creditedAmount]]}
          total={[m.remaining, toDecimal(toMinor(invoice.totalAmount) - toMinor(invoice.creditedAmount))]}
        />
      )}
    </>
  )
}
