import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useShow } from '../../records/index.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { deliveredOn } from './delivery-day.ts'
import { useOrderHistory } from './history.tsx'
import { orderMessages } from './messages/index.ts'

const maxAddress = 500

/** How orders are spoken of where many of them are changed. */
export const useOrderBulkWords = (): BulkWords => {
  const {
    fields,
    bulk: { notDelivered, doubts: _, ...words },
  } = useMessages(orderMessages)
  const { fields: history } = useOrderHistory()
  const { date } = useShow()
  return {
    entity: 'orders',
    ...words,
    named: (id, title) => `#${id} ${title}`,
    shown: {
      status: { label: fields.status, ...history.status },
      deliveredAt: { label: fields.deliveredAt, show: (value) => (value ? date(value) : '–') },
      shipping: { label: fields.shipping, show: (value) => String(value || '–') },
      billing: { label: fields.billing, show: (value) => String(value || '–') },
      totalAmount: { label: fields.totalAmount },
    },
    fields: [
      choiceOf(history, 'status'),
      { name: 'deliveredAt', label: fields.deliveredAt, instantOf: deliveredOn, none: notDelivered },
      { name: 'shipping', label: fields.shipping, maxLength: maxAddress },
      { name: 'billing', label: fields.billing, maxLength: maxAddress },
    ],
  }
}
