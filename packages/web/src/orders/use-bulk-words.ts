import { useMessages } from '../lib/i18n/use-messages.ts'
import { useShow } from '../records/index.ts'
import type { BulkWords } from '../ui/bulk/bulk-words.ts'
import { bulkMessages } from './bulk-messages/index.ts'
import { orderMessages } from './messages/index.ts'
import { statusOrder } from './status-order.ts'
import { statusTones } from './status-tones.ts'

/** How orders are spoken of where many of them are changed. */
export const useOrderBulkWords = (): BulkWords => {
  const { fields, statuses } = useMessages(orderMessages)
  const words = useMessages(bulkMessages)
  const { badge } = useShow()
  return {
    entity: 'orders',
    ...words,
    named: (id, title) => `#${id} ${title}`,
    shown: {
      status: { label: fields.status, show: badge(statuses, statusTones) },
      totalAmount: { label: fields.totalAmount },
    },
    fields: [
      {
        name: 'status',
        label: fields.status,
        options: statusOrder.map((value) => ({ value, label: statuses[value] })),
      },
    ],
  }
}
