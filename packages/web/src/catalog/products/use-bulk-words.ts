import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type BulkWords, choiceOf } from '../../records/lists/index.ts'
import { useProductHistory } from './history.ts'
import { productMessages } from './messages/index.ts'

/** How products are spoken of where many of them are changed. */
export const useProductBulkWords = (): BulkWords => {
  const { fields, bulk: words } = useMessages(productMessages)
  const { fields: history } = useProductHistory()
  const { money, percent } = useFormats()
  return {
    entity: 'products',
    ...words,
    shown: {
      status: { label: fields.status, ...history.status },
      category: { label: fields.category, ...history.category },
      price: { label: fields.price, show: (value) => money(Number(value)) },
      discount: { label: fields.discount, show: (value) => percent(Number(value) / 100) },
    },
    amounts: [
      { name: 'price', label: fields.price, unit: 'money' },
      { name: 'discount', label: fields.discount, unit: 'percent' },
    ],
    fields: [choiceOf(history, 'status'), choiceOf(history, 'category')],
  }
}
