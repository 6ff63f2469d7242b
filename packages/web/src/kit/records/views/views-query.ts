import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { type Condition, type ListSpec, writeList } from '@quarterdeck/contract/kit/list'
import { views } from '@quarterdeck/contract/system/views'
import { queryOptions } from '@tanstack/react-query'
import { read } from '../../lib/api/client.ts'
import { entityOf, reading } from '../../lib/api/queries.ts'
import { parseSearch, type SearchParams } from '../../lib/search-params.ts'
import { readRequest } from '../../ui/data-table/use-list-state.ts'
import type { ListName } from './address.ts'

/** A list whose views are saved. */
export interface ViewedList {
  readonly list: ListName
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly spec: ListSpec
  /** Returns the limits of a view beside its filters, by its address. */
  readonly within?: (search: SearchParams) => readonly Condition[]
}

export const savedViews = (list: ListName) => reading(views.list, { list })

/**
 * Returns the query for the number of records in a view, by the count of its list; it is capped, so that it is always
 * cheap.
 */
export const countOf = ({ endpoint, spec, within }: ViewedList, search: string) => {
  const address = parseSearch(search)
  const { page: _, perPage: __, where, ...query } = readRequest(spec, address, ['columns'])
  const conditions = [...where, ...(within?.(address) ?? [])]
  const list = writeList(spec, { ...query, where: conditions, perPage: 1, fields: ['id'] })
  return queryOptions({
    queryKey: [entityOf(endpoint), 'count', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => {
      // The count is the same whatever the rows are.
      const { total, totalIsExact } = await read(endpoint as Endpoint, { list, signal })
      return { total, totalIsExact }
    },
    staleTime: 60_000,
  })
}
