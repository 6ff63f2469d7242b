import { invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { invoiceMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'

const some = (ids: readonly string[]) =>
  listing(invoices.list, invoiceList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** An invoice in short: how much, and until when. */
const InvoiceCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(invoiceMessages)
  const { money, date } = useFormats()
  const invoice = useQuery(some(among)).data?.rows.find(({ id }) => id === record)
  return invoice && `${money(invoice.totalAmount)} · ${m.fields.dueDate} ${date(invoice.dueDate)}`
}

/** How the history shows invoices. */
export const useInvoiceHistory = (): History => {
  const { name, fields: labels, statuses, reminder } = useMessages(invoiceMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
    language: show.labelled(localeNames),
    issueDate: show.date,
    dueDate: show.date,
    customerImage: show.picture,
    paymentMethod: show.method,
    products: show.lines((line) => line.title),
    shippingCharge: show.money,
    tax: show.money,
    totalAmount: show.money,
    discountAmount: show.money,
    creditedAmount: show.money,
    paidAmount: show.money,
    installments: show.each((part) => {
      const { dueDate, amount } = part as { readonly dueDate: string; readonly amount: number }
      return `${show.date(dueDate)}: ${show.money(amount)}`
    }),
    issuedAt: show.date,
    sentAt: show.date,
    viewedAt: show.date,
    paidAt: show.date,
    voidedAt: show.date,
    reminderStep: (step: unknown) => reminder(Number(step)),
    remindedAt: show.date,
  }
  const choices = { status: { choices: statuses }, language: { choices: localeNames } }
  const fields = shownFields({ ...labels, customerId: labels.customer }, shown, choices)
  return { name, fields, Caption: InvoiceCaption }
}
