import { useParams, useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../../../kit/lib/search-params.ts'

export const tabs = ['reviews', 'deliveries', 'notes', 'timeline', 'versions'] as const
export type Tab = (typeof tabs)[number]

/** Returns the product id and the tab in the URL. */
export const useOverviewAddress = () => {
  const { id } = useParams({ from: '/shell/products/$id/overview' })
  const search: SearchParams = useSearch({ strict: false })
  return { id, tab: tabs.find((each) => each === search.tab) ?? 'reviews' }
}
