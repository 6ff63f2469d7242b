import { dayToInstant as dayAsKept } from '@quarterdeck/contract/kit/day'
import { type Invoice, invoiceKind, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { invoiceMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'

const some = (ids: readonly string[]) =>
  listing(invoices.list, invoiceList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** Shows amount and due date of an invoice in one line. */
const InvoiceCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(invoiceMessages)
  const { money, keptDay } = useFormats()
  const invoice = useQuery(some(among)).data?.rows.find(({ id }) => id === record)
  return invoice && `${money(invoice.totalAmount)} · ${m.fields.dueDate} ${keptDay(invoice.dueDate)}`
}

/**
 * Returns true for changes the history hides: the sort number, which is part of the name, and `status` when a credit
 * settles the invoice, since it isn't a payment.
 */
const isSilent: History['isSilent'] = (name, after) =>
  name === 'number' || (name === 'status' && 'creditedAmount' in after)

/** Returns labels and formats of invoices for the change history. */
export const useInvoiceHistory = (): History => {
  const { name, fields: labels, statuses, states, reminder } = useMessages(invoiceMessages)
  const show = useValueRenderers()
  const { keptDay } = useFormats()
  const fields = useShownFields<Invoice>(invoiceKind, {
    labels: { ...labels, customerId: labels.customer },
    choices: { status: statuses, state: states, language: localeNames },
    tones: { status: statusTones },
    show: {
      customerImage: show.picture,
      paymentMethod: show.method,
      products: show.lines((line) => line.title),
      installments: show.each((part) => {
        const { dueDate, amount } = part as { readonly dueDate: string; readonly amount: number }
        return `${keptDay(dueDate)}: ${show.money(amount)}`
      }),
      reminderStep: (step) => reminder(Number(step)),
    },
  })
  return { name, fields, isSilent, Caption: InvoiceCaption }
}

/** Returns the bulk actions of the invoice list. */
export const useInvoiceChanges = (): Changes<Invoice> => ({
  kind: invoiceKind,
  fields: useInvoiceHistory().fields,
  ...useMessages(invoiceMessages).bulk,
  named: (id) => id,
  inputs: { dueDate: { instantOf: dayAsKept } },
  first: ['dueDate', 'language'],
})
