import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, recordMessages } from '../../kit/records/index.ts'
import { salesMessages } from '../messages/index.ts'
import { someRefunds } from './refund-query.ts'

/** Shows amount and items of a refund in one line. */
const RefundCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const m = useMessages(salesMessages).refunds
  const { pieces } = useMessages(recordMessages)
  const { money } = useFormats()
  const refund = useQuery(someRefunds(among)).data?.rows.find(({ id }) => String(id) === record)
  if (!refund) return null
  const lines = refund.lines.map(({ name, quantity }) => pieces(quantity, name))
  return `${m.kinds[refund.kind]}: ${[money(refund.amount), ...lines].join(' · ')}`
}

/** Returns labels and formats of refunds and returns for the change history. */
export const useRefundHistory = (): History => {
  const { name } = useMessages(salesMessages).refunds
  return { name, fields: {}, Caption: RefundCaption }
}
