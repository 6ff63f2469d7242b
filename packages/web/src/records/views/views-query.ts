import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import { type ListSpec, writeList } from '@quarterdeck/contract/core/list'
import { views } from '@quarterdeck/contract/work/views'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../lib/api/client.ts'
import { entityOf, reading } from '../../lib/api/queries.ts'
import { parseSearch } from '../../lib/search-params.ts'
import { readRequest } from '../../ui/data-table/use-list-state.ts'
import type { ListName } from './address.ts'

/** A list whose views are saved. */
export interface Viewed {
  readonly list: ListName
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly spec: ListSpec
}

export const savedViews = (list: ListName) => reading(views.list, { list })

/** How many records a view shows, by the count that its list has anyway; capped there, so that it is always cheap. */
export const countOf = ({ endpoint, spec }: Viewed, search: string) => {
  const { page: _, perPage: __, ...query } = readRequest(spec, parseSearch(search), ['columns'])
  const list = writeList(spec, { ...query, perPage: 1, fields: ['id'] })
  return queryOptions({
    queryKey: [entityOf(endpoint), 'count', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => {
      // The count is the same whatever the rows are.
      const { total, totalIsExact } = await ask(endpoint as Endpoint, { list, signal })
      return { total, totalIsExact }
    },
    staleTime: 60_000,
  })
}
