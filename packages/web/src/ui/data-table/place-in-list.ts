import type { QueryClient } from '@tanstack/react-query'
import { fromPairs, type SearchParams, toPairs } from '../../lib/search-params.ts'
import type { PageOf } from './body.ts'
import type { ListState } from './use-list-state.ts'

/** The page on which a place stands, from 0. */
export const numberOf = (position: number, perPage: number): number => Math.floor(position / perPage) + 1

/** The address of a list where a place is in sight; in a long scroll there are some rows above it. */
export const around = (
  search: Readonly<Record<string, unknown>>,
  position: number,
  perPage: number,
  isLong: boolean,
): SearchParams => {
  const others = toPairs(search).filter(([name]) => name !== 'page' && name !== 'at')
  if (isLong) return fromPairs([...others, ['at', String(Math.max(1, position - 4))]])
  const page = numberOf(position, perPage)
  return fromPairs(page > 1 ? [...others, ['page', String(page)]] : others)
}

/** Asks which record stands at a place, which a long scroll reveals. */
export const findPlace = async <Row extends object>(
  queries: QueryClient,
  list: {
    readonly state: ListState
    readonly pageOf: PageOf<Row>
    readonly idOf: (row: Row) => string
    readonly reveal: ((position: number) => void) | undefined
  },
  position: number,
) => {
  const { request, search } = list.state
  list.reveal?.(position)
  const { perPage } = request
  const { rows } = await queries.fetchQuery(list.pageOf({ ...request, page: numberOf(position, perPage) }))
  const row = rows[position % perPage]
  if (!row) return undefined
  const record = list.idOf(row)
  return list.reveal ? { record } : { record, search: around(search, position, perPage, false) }
}
