import { paymentMethods } from '@quarterdeck/contract/constants'
import { useProductFacet } from '../../../catalog/reference/index.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { recordMessages } from '../../../records/index.ts'
import type { Facet } from '../../../ui/data-table/field.ts'
import type { ListState } from '../../../ui/data-table/use-list-state.ts'
import { orderMessages } from '../messages/index.ts'
import { statusOrder } from '../status-order.ts'

/** What a list of orders is filtered by. */
export const useOrderFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const m = useMessages(orderMessages)
  const product = useProductFacet(m.fields.product, chosen('productId'))
  const methods = useMessages(recordMessages).paymentMethods
  return [
    { ...product, rare: true },
    {
      field: 'status',
      label: m.fields.status,
      options: statusOrder.map((value) => ({ value, label: m.statuses[value] })),
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
