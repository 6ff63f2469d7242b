import { type Payment, paymentKind, paymentList, payments } from '@quarterdeck/contract/sales/payments'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import { salesMessages } from '../messages/index.ts'

const some = (ids: readonly string[]) =>
  listing(payments.list, paymentList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids.map(Number) }] })

/** Shows amount and invoice of a payment in one line. */
const PaymentCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const { money } = useFormats()
  const payment = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return payment && [money(payment.amount), payment.invoiceId].filter(Boolean).join(' · ')
}

/** Returns labels and formats of payments for the change history. */
export const usePaymentHistory = (): History => {
  const { name, fields: labels } = useMessages(salesMessages).payments
  const { method } = useValueRenderers()
  return {
    name,
    fields: useShownFields<Payment>(paymentKind, { labels, show: { method } }),
    Caption: PaymentCaption,
  }
}
