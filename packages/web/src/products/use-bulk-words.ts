import { productCategories, productStatuses } from '@quarterdeck/contract/constants'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import type { BulkWords } from '../lists/index.ts'
import { useShow } from '../records/index.ts'
import { bulkMessages } from './bulk-messages/index.ts'
import { productMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How products are spoken of where many of them are changed. */
export const useProductBulkWords = (): BulkWords => {
  const { fields, statuses, categories } = useMessages(productMessages)
  const words = useMessages(bulkMessages)
  const { badge, labelled } = useShow()
  const { money, percent } = useFormats()
  return {
    entity: 'products',
    ...words,
    shown: {
      status: { label: fields.status, show: badge(statuses, statusTones) },
      category: { label: fields.category, show: labelled(categories) },
      price: { label: fields.price, show: (value) => money(Number(value)) },
      discount: { label: fields.discount, show: (value) => percent(Number(value) / 100) },
    },
    amounts: [
      { name: 'price', label: fields.price, unit: 'money' },
      { name: 'discount', label: fields.discount, unit: 'percent' },
    ],
    fields: [
      {
        name: 'status',
        label: fields.status,
        options: productStatuses.map((value) => ({ value, label: statuses[value] })),
      },
      {
        name: 'category',
        label: fields.category,
        options: productCategories.map((value) => ({ value, label: categories[value] })),
      },
    ],
  }
}
