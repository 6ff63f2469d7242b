import { useMessages } from '../lib/i18n/use-messages.ts'
import type { BulkWords } from '../lists/index.ts'
import { useShow } from '../records/index.ts'
import { bulkMessages } from './bulk-messages/index.ts'
import { deliveredOn } from './delivery-day.ts'
import { orderMessages } from './messages/index.ts'
import { statusOrder } from './status-order.ts'
import { statusTones } from './status-tones.ts'

const mostAddress = 500

/** How orders are spoken of where many of them are changed. */
export const useOrderBulkWords = (): BulkWords => {
  const { fields, statuses } = useMessages(orderMessages)
  const { notDelivered, doubts: _, ...words } = useMessages(bulkMessages)
  const { badge, date } = useShow()
  return {
    entity: 'orders',
    ...words,
    named: (id, title) => `#${id} ${title}`,
    shown: {
      status: { label: fields.status, show: badge(statuses, statusTones) },
      deliveredAt: { label: fields.deliveredAt, show: (value) => (value ? date(value) : '–') },
      shipping: { label: fields.shipping, show: (value) => String(value || '–') },
      billing: { label: fields.billing, show: (value) => String(value || '–') },
      totalAmount: { label: fields.totalAmount },
    },
    fields: [
      {
        name: 'status',
        label: fields.status,
        options: statusOrder.map((value) => ({ value, label: statuses[value] })),
      },
      { name: 'deliveredAt', label: fields.deliveredAt, instantOf: deliveredOn, none: notDelivered },
      { name: 'shipping', label: fields.shipping, most: mostAddress },
      { name: 'billing', label: fields.billing, most: mostAddress },
    ],
  }
}
