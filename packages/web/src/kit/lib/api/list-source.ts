import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Facets, idsBody } from '@quarterdeck/contract/kit/fields'
import { type ListQuery, type ListSpec, writeList } from '@quarterdeck/contract/kit/list'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { currentLocale } from '../i18n/locale.ts'
import { read } from './client.ts'
import { counting, listing } from './queries.ts'

export interface Endpoints<Row> {
  readonly list: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>
  readonly facets: Endpoint<z.ZodType, z.ZodType, z.ZodType<Facets>>
  readonly export: Pick<Endpoint, 'path'>
  readonly remove: Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>
}

export const idOf = ({ id }: { readonly id: number | string }): string => String(id)

/**
 * Returns the queries of a list's records.
 * @param titleOf display name of a record
 * @param pictureOf avatar or thumbnail of a record
 */
export const listSource = <Entity extends string, Row extends object>(
  entity: Entity,
  endpoints: Endpoints<Row>,
  spec: ListSpec,
  titleOf: (row: Row) => string,
  pictureOf: (row: Row) => { readonly face?: string; readonly thumb?: string } = () => ({}),
) => {
  const page = (query: ListQuery) => listing(endpoints.list, spec, query)
  const named = async (query: ListQuery) => {
    const { data } = await read(endpoints.list, { list: writeList(spec, { ...query, alphabet: currentLocale() }) })
    return data.map((row) => ({ value: String(Reflect.get(row, 'id')), label: titleOf(row), ...pictureOf(row) }))
  }
  return {
    entity,
    endpoints,
    spec,
    titleOf,
    page,
    /** Records by ids, in one request. */
    some: (ids: readonly string[]) => page({ sort: [], where: [{ field: 'ids', op: 'in', values: ids }] }),
    /** References to records by ids, in one request. */
    names: (ids: readonly string[]) => named({ sort: [], where: [{ field: 'ids', op: 'in', values: ids }] }),
    /** References to the first search results, or to the first of all records. */
    find: (q: string) => named({ sort: [], where: [], page: 1, perPage: 20, ...(q && spec.search && { q }) }),
    counts: (query: Pick<ListQuery, 'q' | 'where'>) => counting(endpoints.facets, spec, query),
    /** Prefetches a page. */
    prefetch: (queries: QueryClient, query: ListQuery): void => void queries.prefetchQuery(page(query)),
  }
}
export type ListSource<Entity extends string, Row> = ReturnType<typeof listSource<Entity, Row & object>>

/** Returns the query of the facet counts that ignore filters of some fields, for tabs that set these fields. */
export const countsIgnoring = (
  { counts }: Pick<ListSource<string, never>, 'counts'>,
  { q, where }: Pick<ListQuery, 'q' | 'where'>,
  fields: readonly string[],
) => counts({ ...(q && { q }), where: where.filter(({ field }) => !fields.includes(field)) })
