import type { ListQuery } from '@quarterdeck/contract/list'
import { type Product, productList, products } from '@quarterdeck/contract/products'
import type { QueryClient } from '@tanstack/react-query'
import { counting, listing } from '../../lib/api/queries.ts'
import type { CountsOf } from '../../ui/data-table/toolbar.tsx'
import { layoutParameters } from '../../ui/data-table/use-layout.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { askForFirstPage, viewParameter } from '../../views/index.ts'

/** Parameters of the screen that are not those of the list. */
export const ownParameters = [...layoutParameters, viewParameter, 'peek']

export const idOfProduct = ({ id }: Product): string => String(id)

export const productCounts: CountsOf = (query) => counting(products.facets, productList, query)

/** How many products each of the tabs has under the other filters. */
export const tabCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) =>
  counting(products.facets, productList, {
    ...(q && { q }),
    where: where.filter(({ field }) => field !== 'status' && field !== 'stockBand'),
  })

export const productPage = (request: ListState['request']) => listing(products.list, productList, request)

/** Asks for what an address shows before its screen is there. */
export const askForProducts = (queries: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const list = {
    name: 'products',
    spec: productList,
    pageOf: productPage,
    others: ownParameters,
    hasCards: true,
  } as const
  const request = askForFirstPage(queries, list, search)
  void queries.prefetchQuery(tabCounts(request))
}
