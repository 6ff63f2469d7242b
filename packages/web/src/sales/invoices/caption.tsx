import { invoiceList, invoices } from '@quarterdeck/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { History } from '../../records/index.ts'
import { invoiceMessages } from './messages/index.ts'

const some = (ids: readonly string[]) =>
  listing(invoices.list, invoiceList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })

/** An invoice in short: how much, and until when. */
export const InvoiceCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(invoiceMessages)
  const { money, date } = useFormats()
  const invoice = useQuery(some(among)).data?.rows.find(({ id }) => id === record)
  return invoice && `${money(invoice.totalAmount)} · ${m.fields.dueDate} ${date(invoice.dueDate)}`
}
