import { orderStatuses, paymentMethods } from '@quarterdeck/contract/constants'
import { useQueries } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { productRecord } from '../../products/index.ts'
import { recordMessages } from '../../records/index.ts'
import type { Facet } from '../../ui/data-table/field.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { orderMessages } from '../messages/index.ts'

/** The products that an address asks for: nobody chooses among all of them here, but they have their names. */
const useProductFacet = (ids: readonly string[]): readonly Facet[] => {
  const { fields } = useMessages(orderMessages)
  const found = useQueries({ queries: ids.map(productRecord) })
  const options = ids.map((value, index) => ({ value, label: found[index]?.data?.title ?? `#${value}` }))
  return ids.length > 0 ? [{ field: 'productId', label: fields.product, options, rare: true }] : []
}

/** What a list of orders is filtered by. */
export const useOrderFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const m = useMessages(orderMessages)
  const products = useProductFacet(chosen('productId'))
  const methods = useMessages(recordMessages).paymentMethods
  return [
    ...products,
    {
      field: 'status',
      label: m.fields.status,
      options: orderStatuses.map((value) => ({ value, label: m.statuses[value] })),
    },
    {
      field: 'paymentMethod',
      label: m.fields.paymentMethod,
      words: ['payment'],
      options: paymentMethods.map((value) => ({ value, label: methods[value] })),
    },
    { kind: 'days', field: 'createAt', label: m.fields.createAt, words: ['created', 'date'] },
    { kind: 'days', field: 'deliveredAt', label: m.fields.deliveredAt },
    { kind: 'money', field: 'totalAmount', label: m.fields.totalAmount, words: ['total'], rare: true },
    { kind: 'text', field: 'customer', label: m.fields.customer, rare: true },
  ]
}
