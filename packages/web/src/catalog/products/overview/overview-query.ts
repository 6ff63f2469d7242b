import { productFigures, salesDays } from '@quarterdeck/contract/catalog/product-figures'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../../lib/api/queries.ts'
import type { SearchParams } from '../../../lib/search-params.ts'
import { settle } from '../../../ui/data-table/day-range.ts'
import { productRecord } from '../../reference/index.ts'
import { countsAbout, readBoard, reviewsAbout } from '../../reviews/index.ts'
import { levelsOf } from '../levels-query.ts'

/** The last days, as a list of orders tells them. */
export const recentDays = `${salesDays}d`

/** The moment from which a list of orders has those of the last days. */
const sinceOf = (now: Date): string => {
  const [from] = settle([{ field: 'createAt', op: 'within', value: recentDays }], now, 0)
  return from && 'value' in from ? String(from.value) : now.toISOString()
}

export const figuresOf = (id: string) => reading(productFigures.read, { id, since: sinceOf(new Date()) })

/** Asks for what the page of a product shows before it is there. */
export const prefetchOverview = (queries: QueryClient, id: string, search: SearchParams): void => {
  void queries.prefetchQuery(productRecord(id))
  void queries.prefetchQuery(figuresOf(id))
  void queries.prefetchQuery(levelsOf(id))
  const board = readBoard(search)
  void queries.prefetchInfiniteQuery(reviewsAbout(Number(id), board))
  void queries.prefetchQuery(countsAbout(Number(id), board))
}
