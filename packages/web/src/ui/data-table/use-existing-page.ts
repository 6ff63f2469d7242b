import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ListPage } from '../../lib/list-page.ts'
import type { ListState } from './use-list-state.ts'

/**
 * Leads to the last page where an address is beyond it: a page goes when its last row is deleted, and a link may be old.
 * @returns whether the address is beyond it
 */
export const useExistingPage = ({ request, correctPage }: ListState, page: UseQueryResult<ListPage<unknown>>) => {
  const { data, isPlaceholderData } = page
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / request.perPage))
  const isBeyond = data?.rows.length === 0 && !isPlaceholderData && request.page > last
  const correct = useEffectEvent(() => correctPage(last))
  useEffect(() => {
    if (isBeyond) correct()
  }, [isBeyond])
  return isBeyond
}
