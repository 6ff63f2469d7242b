import { products } from '@quarterdeck/contract/catalog/products'
import { search } from '@quarterdeck/contract/work/search'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import type { ChoiceFacet } from '../../ui/data-table/field.ts'

/** One product, as other features ask for it too. */
export const productRecord = (id: string) => reading(products.read, { id })

const find = async (q: string) => {
  const { data } = await call(search.all, { query: { q, in: 'products' } })
  return data.products.map(({ id, title }) => ({ value: String(id), label: title }))
}

/** Filters a list by products, which are looked up. @param ids those that are chosen */
export const useProductFacet = (label: string, ids: readonly string[]): ChoiceFacet => {
  const found = useQueries({ queries: ids.map(productRecord) })
  const options = ids.map((value, index) => ({ value, label: found[index]?.data?.title ?? `#${value}` }))
  return { field: 'productId', label, options, find }
}
