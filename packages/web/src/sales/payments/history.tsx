import { paymentList, payments } from '@quarterdeck/contract/sales/payments'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { salesMessages } from '../messages/index.ts'

const some = (ids: readonly string[]) =>
  listing(payments.list, paymentList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids.map(Number) }] })

/** A payment in short: how much, and of which invoice. */
const PaymentCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const { money } = useFormats()
  const payment = useQuery(some(among)).data?.rows.find(({ id }) => String(id) === record)
  return payment && [money(payment.amount), payment.invoiceId].filter(Boolean).join(' · ')
}

/** How the history shows payments. */
export const usePaymentHistory = (): History => {
  const { name, fields } = useMessages(salesMessages).payments
  const show = useShow()
  return {
    name,
    fields: shownFields(fields, { amount: show.money, date: show.date, method: show.method }),
    Caption: PaymentCaption,
  }
}
