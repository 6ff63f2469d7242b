import { type User, userList, users } from '@quarterdeck/contract/users'
import type { QueryClient } from '@tanstack/react-query'
import { counting, listing } from '../lib/api/queries.ts'
import type { CountsOf } from '../ui/data-table/toolbar.tsx'
import { type ListState, readRequest } from '../ui/data-table/use-list-state.ts'

export const idOfUser = ({ id }: User): string => String(id)

export const userCounts: CountsOf = (query) => counting(users.facets, userList, query)

export const userPage = (request: ListState['request']) => listing(users.list, userList, request)

/** Asks for the page of an address before its screen is there. */
export const askForUsers = (queries: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queries.prefetchQuery(userPage(readRequest(userList, search)))
}
