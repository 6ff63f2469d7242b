import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Facets } from '@quarterdeck/contract/kit/fields'
import { type ListQuery, type ListSpec, writeList } from '@quarterdeck/contract/kit/list'
import {
  type DefaultError,
  keepPreviousData,
  type QueryKey,
  type QueryKeyWithDataTag,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { currentLocale } from '../i18n/locale.ts'
import type { FacetCounts, ListPage } from '../list-page.ts'
import { read } from './client.ts'

/** Returns the first segment of a path: the entity of a call, and the first part of its cache keys. */
export const entityOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[1] ?? ''

/** Query options with named types, so that they can be extended in declarations. */
export interface NamedQueryOptions<Data, Key extends QueryKey = string[]>
  extends QueryKeyWithDataTag<Key, Data, DefaultError>,
    Pick<UnusedSkipTokenOptions<Data, DefaultError, Data, Key>, 'queryFn' | 'placeholderData'> {}

/** Returns the query of one record or one fixed list. */
export const reading = <Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Query, Body, Output>,
  query?: z.output<Query>,
): NamedQueryOptions<z.output<Output>, (string | NonNullable<z.output<Query>> | null)[]> =>
  queryOptions({
    queryKey: [entityOf(endpoint), endpoint.path, query ?? null],
    queryFn: async ({ signal }) => (await read(endpoint, { query, signal })).data,
  })

/** Returns the query of a page of a list; the previous page stays on screen until it is loaded. */
export const listing = <Query extends z.ZodType, Body extends z.ZodType, Row>(
  endpoint: Endpoint<Query, Body, z.ZodType<Row[]>>,
  spec: ListSpec,
  query: ListQuery,
): NamedQueryOptions<ListPage<Row>> => {
  const list = writeList(spec, { ...query, alphabet: currentLocale() })
  return queryOptions({
    queryKey: [entityOf(endpoint), 'list', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      const { data, total, totalIsExact } = await read(endpoint, { list, signal })
      return { rows: data, total, totalIsExact }
    },
    placeholderData: keepPreviousData,
  })
}

/** Returns the parameters of search and filters, without the order. */
export const narrowing = (spec: ListSpec, { q, where }: Pick<ListQuery, 'q' | 'where'>) =>
  writeList(spec, { sort: [], where, ...(q && { q }) }).filter(([name]) => name !== 'sort')

/** Returns the query of the number of records per filter value, under the other filters. */
export const counting = <Query extends z.ZodType, Body extends z.ZodType>(
  endpoint: Endpoint<Query, Body, z.ZodType<Facets>>,
  spec: ListSpec,
  query: Pick<ListQuery, 'q' | 'where'>,
): NamedQueryOptions<FacetCounts> => {
  const list = narrowing(spec, query)
  return queryOptions({
    queryKey: [entityOf(endpoint), 'facets', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }): Promise<FacetCounts> => {
      const { data, totalIsExact } = await read(endpoint, { list, signal })
      return { counts: data, areExact: totalIsExact }
    },
    placeholderData: keepPreviousData,
  })
}
