import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { InvoiceCaption } from './caption.tsx'
import { invoiceMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How changes of invoices are told. */
export const useInvoiceHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(invoiceMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
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
  }
  return { name, fields: shownFields({ ...labels, customerId: labels.customer }, shown), Caption: InvoiceCaption }
}
