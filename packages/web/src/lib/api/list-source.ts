import type { Endpoint } from '@quarterdeck/contract/core/endpoint'
import type { Facets, idsBody } from '@quarterdeck/contract/core/fields'
import { type ListQuery, type ListSpec, writeList } from '@quarterdeck/contract/core/list'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { currentLocale } from '../i18n/locale.ts'
import { ask } from './client.ts'
import { counting, listing } from './queries.ts'

export interface Endpoints<Row> {
  readonly list: Endpoint<z.ZodType, z.ZodType, z.ZodType<Row[]>>
  readonly facets: Endpoint<z.ZodType, z.ZodType, z.ZodType<Facets>>
  readonly export: Pick<Endpoint, 'path'>
  readonly remove: Endpoint<z.ZodType, z.ZodOptional<typeof idsBody>>
}

export const idOf = ({ id }: { readonly id: number | string }): string => String(id)

/**
 * What is asked of the server about the records of a list.
 * @param titleOf what a record is called where it is spoken of alone
 * @param pictureOf what shows it beside its name: a face, or a small picture
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
    const { data } = await ask(endpoints.list, { list: writeList(spec, { ...query, alphabet: currentLocale() }) })
    return data.map((row) => ({ value: String(Reflect.get(row, 'id')), label: titleOf(row), ...pictureOf(row) }))
  }
  return {
    entity,
    endpoints,
    spec,
    titleOf,
    page,
    /** Records by their ids, all by one request. */
    some: (ids: readonly string[]) => page({ sort: [], where: [{ field: 'ids', op: 'in', values: ids }] }),
    /** The same, as they are referred to. */
    names: (ids: readonly string[]) => named({ sort: [], where: [{ field: 'ids', op: 'in', values: ids }] }),
    /** The first records that a search finds, or the first of all, as they are referred to. */
    find: (q: string) => named({ sort: [], where: [], page: 1, perPage: 20, ...(q && spec.search && { q }) }),
    counts: (query: Pick<ListQuery, 'q' | 'where'>) => counting(endpoints.facets, spec, query),
    /** Asks for a page before anything is there to show it. */
    prefetch: (queries: QueryClient, query: ListQuery): void => void queries.prefetchQuery(page(query)),
  }
}
export type ListSource<Entity extends string, Row> = ReturnType<typeof listSource<Entity, Row & object>>

/** The counts of a list without its filters over some fields, by which tabs choose. */
export const countsBeside = (
  { counts }: Pick<ListSource<string, never>, 'counts'>,
  { q, where }: Pick<ListQuery, 'q' | 'where'>,
  fields: readonly string[],
) => counts({ ...(q && { q }), where: where.filter(({ field }) => !fields.includes(field)) })
