import { productCategories, productStatuses } from '@quarterdeck/contract/constants'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import { productMessages } from '../messages/index.ts'

/** What a list of products is filtered by. */
export const useProductFacets = (): readonly Facet[] => {
  const { fields: m, categories, statuses } = useMessages(productMessages)
  return [
    {
      field: 'category',
      label: m.category,
      options: productCategories.map((value) => ({ value, label: categories[value] })),
    },
    {
      field: 'status',
      label: m.status,
      options: productStatuses.map((value) => ({ value, label: statuses[value] })),
    },
    { kind: 'money', field: 'price', label: m.price },
    { kind: 'number', field: 'stock', label: m.stock },
    { kind: 'number', field: 'discount', label: m.discount, rare: true },
    { kind: 'number', field: 'rating', label: m.rating, rare: true },
    { kind: 'days', field: 'createdAt', label: m.createdAt, rare: true },
    { kind: 'text', field: 'title', label: m.title, rare: true },
    { kind: 'text', field: 'code', label: m.code, rare: true },
  ]
}
