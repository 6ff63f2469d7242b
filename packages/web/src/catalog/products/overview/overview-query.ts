import { productFigures, salesDays } from '@quarterdeck/contract/catalog/product-figures'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../../kit/lib/api/queries.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { resolvePeriods } from '../../../kit/ui/data-table/day-range.ts'
import { productRecord } from '../../reference/index.ts'
import { readBoard, reviewsOfProduct, starCountsOfProduct } from '../../reviews/index.ts'
import { stockLevelsQuery } from '../levels-query.ts'

/** Filter value of the order list for this period. */
export const recentDays = `${salesDays}d`

/** Returns the start of the period, as used by the order list. */
const sinceOf = (now: Date): string => {
  const [from] = resolvePeriods([{ field: 'createAt', op: 'within', value: recentDays }], now, 0)
  return from && 'value' in from ? String(from.value) : now.toISOString()
}

export const figuresOf = (id: string) => reading(productFigures.read, { id, since: sinceOf(new Date()) })

/** Prefetches the data of the product page. */
export const prefetchOverview = (queries: QueryClient, id: string, search: SearchParams): void => {
  void queries.prefetchQuery(productRecord(id))
  void queries.prefetchQuery(figuresOf(id))
  void queries.prefetchQuery(stockLevelsQuery(id))
  const board = readBoard(search)
  void queries.prefetchInfiniteQuery(reviewsOfProduct(Number(id), board))
  void queries.prefetchQuery(starCountsOfProduct(Number(id), board))
}
