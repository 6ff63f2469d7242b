import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import type { Facets, idsBody } from '@quarterdeck/contract/core/fields'
import type { ListQuery, ListSpec } from '@quarterdeck/contract/core/list'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { counting, listing } from './queries.ts'

interface Endpoints<Row> {
  readonly list: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>
  readonly facets: Endpoint<z.ZodType, z.ZodType, z.ZodType<Facets>>
  readonly export: Pick<Endpoint, 'path'>
  readonly remove: Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>
}

export const idOf = ({ id }: { readonly id: number | string }): string => String(id)

/**
 * What is asked of the server about the records of a list.
 * @param titleOf what a record is called where it is spoken of alone
 */
export const listSource = <Entity extends string, Row>(
  entity: Entity,
  endpoints: Endpoints<Row>,
  spec: ListSpec,
  titleOf: (row: Row) => string,
) => {
  const page = (query: ListQuery) => listing(endpoints.list, spec, query)
  return {
    entity,
    endpoints,
    spec,
    titleOf,
    page,
    /** Records by their ids, all by one request. */
    some: (ids: readonly string[]) => page({ sort: [], where: [{ field: 'ids', op: 'in', values: ids }] }),
    counts: (query: Pick<ListQuery, 'q' | 'where'>) => counting(endpoints.facets, spec, query),
    /** Asks for a page before anything is there to show it. */
    prefetch: (queries: QueryClient, query: ListQuery): void => void queries.prefetchQuery(page(query)),
  }
}
export type ListSource<Entity extends string, Row> = ReturnType<typeof listSource<Entity, Row>>

/** The counts of a list without its filters over some fields, by which tabs choose. */
export const countsBeside = (
  { counts }: Pick<ListSource<string, never>, 'counts'>,
  { q, where }: Pick<ListQuery, 'q' | 'where'>,
  fields: readonly string[],
) => counts({ ...(q && { q }), where: where.filter(({ field }) => !fields.includes(field)) })
