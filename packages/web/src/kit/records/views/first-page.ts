import type { QueryClient } from '@tanstack/react-query'
import { type FirstRequest, firstRequest } from '../../ui/data-table/first-request.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { defaultViewOf, type ListName, listParameters } from './address.ts'

interface List extends Omit<FirstRequest, 'others'> {
  readonly name: ListName
  readonly prefetch: (queries: QueryClient, request: ListState['request']) => void
}

/** Asks for the rows that a list shows first at an address, before its screen is there, just as the list itself will. */
export const prefetchFirstPage = (queries: QueryClient, list: List, search: Readonly<Record<string, unknown>>): void =>
  list.prefetch(queries, firstRequest({ ...list, others: listParameters }, defaultViewOf(list.name, search) ?? search))
