import type { QueryClient } from '@tanstack/react-query'
import type { ListOnScreen, Placed } from '../../../lib/lists-on-screen.ts'
import { fromPairs, type SearchParams, toPairs } from '../../../lib/search-params.ts'
import type { PageOf } from '../body.ts'
import type { ListState } from '../use-list-state.ts'

/** Returns the page number of a position, which counts from 0. */
export const numberOf = (position: number, perPage: number): number => Math.floor(position / perPage) + 1

/** Returns the URL of a list with a position in view; continuous lists show some rows above it. */
export const listUrlAt = (
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

interface List<Row extends object> {
  readonly request: ListState['request']
  readonly pageOf: PageOf<Row>
  readonly idOf: (row: Row) => string
  /** Scrolls a continuous list to a position; undefined if the list has pages. */
  readonly reveal?: ((position: number) => void) | undefined
}

/** Finds the record before or after another one at its current position, and scrolls a continuous list to it. */
export const findNeighbor = async <Row extends object>(
  queries: QueryClient,
  { request, pageOf, idOf, reveal }: List<Row>,
  known: Placed,
  by: number,
): ReturnType<ListOnScreen['findNeighbor']> => {
  const { perPage } = request
  const ask = async (page: number) =>
    page < 1 ? [] : (await queries.fetchQuery({ ...pageOf({ ...request, page }), staleTime: 0 })).rows
  const left = numberOf(known.position, perPage)
  let position = known.position + Math.min(by, 0)
  // Others may have come and gone before it meanwhile.
  for (const page of [left, left - 1, left + 1]) {
    const found = (await ask(page)).findIndex((row) => idOf(row) === known.record)
    if (found === -1) continue
    position = (page - 1) * perPage + found + by
    break
  }
  const row = position < 0 ? undefined : (await ask(numberOf(position, perPage)))[position % perPage]
  if (!row) return undefined
  const record = idOf(row)
  reveal?.(position)
  return reveal ? { record, position } : { record, position, page: numberOf(position, perPage) }
}
