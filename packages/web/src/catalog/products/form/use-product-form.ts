import { type ProductRecord, products } from '@quarterdeck/contract/catalog/products'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { type EditConflict, useEditForm } from '../../../kit/records/index.ts'
import { productRecord } from '../../reference/index.ts'
import { productMessages } from '../messages/index.ts'
import { inputOf, type ProductInput, patchOf, productInput } from '../product-input.ts'

export type ProductEditConflict = EditConflict<ProductRecord, ProductInput>

export const useProductForm = (product: ProductRecord) => {
  const m = useMessages(productMessages).form
  const queries = useQueryClient()
  return useEditForm<ProductRecord, ProductInput>({
    record: product,
    schemaOf: (base) => productInput(inputOf(base)),
    inputOf,
    besides: ['reason'],
    send: async (changed, typed, version) => {
      const { data, batch } = await call(products.update, {
        query: { id: String(product.id) },
        body: patchOf(changed, typed),
        ifMatch: version,
      })
      return { record: data.product, batch }
    },
    keep: (next) => queries.setQueryData(productRecord(String(next.id)).queryKey, next),
    entity: 'products',
    enabled: usePermission('products:write'),
    words: { saved: m.saved, unchanged: m.unchanged },
  })
}
