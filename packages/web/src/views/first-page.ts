import type { QueryClient } from '@tanstack/react-query'
import type { PageOf } from '../ui/data-table/body.ts'
import { type FirstRequest, firstRequest } from '../ui/data-table/first-request.ts'
import type { ListState } from '../ui/data-table/use-list-state.ts'
import { type ListName, openingOf } from './address.ts'

interface List<Row> extends FirstRequest {
  readonly name: ListName
  readonly pageOf: PageOf<Row>
}

/**
 * Asks for the rows that a list shows first at an address, before its screen is there, just as the list itself will.
 * @returns what was asked for
 */
export const askForFirstPage = <Row>(
  queries: QueryClient,
  list: List<Row>,
  search: Readonly<Record<string, unknown>>,
): ListState['request'] => {
  const request = firstRequest(list, openingOf(list.name, search) ?? search)
  void queries.prefetchQuery(list.pageOf(request))
  return request
}
