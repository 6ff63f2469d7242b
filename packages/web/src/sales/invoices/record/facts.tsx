import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countryOf } from '../../../kit/lib/countries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { localeNames } from '../../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyDay } from '../../../kit/lib/session.ts'
import { RecordLink, recordMessages } from '../../../kit/records/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { invoiceMessages } from '../messages/index.ts'

/** Lists facts; those without a value are left out. */
const Facts = ({ facts }: { facts: readonly (readonly [label: string, fact: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts.map(
      ([label, fact]) =>
        fact && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ),
    )}
  </dl>
)

/** Shows the dates of an invoice, and records linked to it. */
export const DetailsPanel = ({ invoice }: { invoice: Invoice }) => {
  const { record: m, fields, reminder } = useMessages(invoiceMessages)
  const { dateTime, keptDay } = useFormats()
  const companyDay = useCompanyDay()
  const moment = (at: string | null) => at && dateTime(at)
  const { orderId, seriesId, replaces, replacedBy, correctedBy } = invoice
  const series = seriesId !== null && (
    <RecordLink entity="series" record={String(seriesId)}>
      #{seriesId}
    </RecordLink>
  )
  const order = orderId !== null && (
    <RecordLink entity="orders" record={String(orderId)}>
      #{orderId}
    </RecordLink>
  )
  const linked = (id: string | null) =>
    id !== null && (
      <RecordLink entity="invoices" record={id}>
        {id}
      </RecordLink>
    )
  return (
    <Panel title={m.details}>
      <Facts
        facts={[
          [fields.issueDate, keptDay(invoice.issueDate)],
          [fields.dueDate, keptDay(invoice.dueDate)],
          [fields.suppliedOn, invoice.suppliedOn && keptDay(invoice.suppliedOn)],
          [fields.sentAt, moment(invoice.sentAt)],
          [fields.viewedAt, moment(invoice.viewedAt)],
          [fields.remindedAt, moment(invoice.remindedAt)],
          [fields.reminderStep, invoice.reminderStep > 0 && reminder(invoice.reminderStep)],
          [fields.reminderHold, invoice.reminderHold],
          [fields.paidAt, invoice.paidAt && keptDay(companyDay(invoice.paidAt))],
          [fields.voidedAt, moment(invoice.voidedAt)],
          [fields.orderId, order],
          [fields.seriesId, series],
          [fields.replaces, linked(replaces)],
          [fields.replacedBy, linked(replacedBy)],
          [
            fields.correctedBy,
            correctedBy && (
              <Link to="/invoices/$id/credit-note/$note" params={{ id: replaces ?? invoice.id, note: correctedBy }}>
                {correctedBy}
              </Link>
            ),
          ],
          [fields.reference, invoice.reference],
          [fields.language, localeNames[invoice.language]],
        ]}
      />
    </Panel>
  )
}

/** Shows billing address and payment method. */
export const BillingPanel = ({ invoice: { billingAddress, payment } }: { invoice: Invoice }) => {
  const { record: m, fields } = useMessages(invoiceMessages)
  const { empty, paymentMethods } = useMessages(recordMessages)
  const locale = useLocale()
  return (
    <Panel title={m.billing}>
      <Facts
        facts={[
          [fields.billingAddress, billingAddress.address || empty],
          [fields.billingCountry, billingAddress.country && countryOf(locale, billingAddress.country)],
          [fields.billingVatId, billingAddress.vatId],
          [
            fields.paymentMethod,
            <span key="method" className={classes.quiet}>
              {paymentMethods[payment.paymentMethod]}
              <span data-figures>{payment.cardNo}</span>
            </span>,
          ],
          // Without a card it is the customer, who is told above.
          [fields.cardHolder, payment.cardNo && payment.cardHolder],
        ]}
      />
    </Panel>
  )
}
