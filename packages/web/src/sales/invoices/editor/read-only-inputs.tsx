import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { InvoiceAmounts, InvoiceLines } from '../amounts.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { BillingAddressFields } from './customer-fields.tsx'
import classes from './editor.module.css'

/** Shows the customer as text, since only the address can still be changed. */
const Customer = ({ invoice: { customer } }: { invoice: Invoice }) => {
  const { fields } = useMessages(invoiceMessages)
  return (
    <div className={classes.customer}>
      <p className={classes.lockedName}>
        <span className={classes.lockedLabel}>{fields.customer}</span>
        <bdi>{customer.name}</bdi>
      </p>
      <BillingAddressFields />
    </div>
  )
}

/** Lists the installments as text. */
const Schedule = ({ invoice: { installments } }: { invoice: Invoice }) => {
  const { fields } = useMessages(invoiceMessages)
  const { keptDay, money } = useFormats()
  if (installments.length === 0) return null
  return (
    <section className={classes.lockedParts} aria-label={fields.installments}>
      {installments.map(({ dueDate, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be due on one day, and they do not move
        <p key={index}>
          <span>{keptDay(dueDate)}</span>
          <span data-figures>{money(amount)}</span>
        </p>
      ))}
    </section>
  )
}

/** Returns read-only content in place of the inputs, for an invoice that its customer has. */
export const readOnlyInputs = (invoice: Invoice) => {
  const { taxExemption } = invoice
  return {
    customerId: <Customer invoice={invoice} />,
    products: <InvoiceLines invoice={invoice} />,
    discountAmount: (
      <div className={classes.totals}>
        <InvoiceAmounts invoice={invoice} />
      </div>
    ),
    installments: <Schedule invoice={invoice} />,
    taxExemption: taxExemption && <p>{taxExemption}</p>,
    pricesIncludeTax: null,
  }
}
