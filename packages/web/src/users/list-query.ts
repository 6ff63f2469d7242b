import { type User, userList, users } from '@quarterdeck/contract/users'
import type { QueryClient } from '@tanstack/react-query'
import { counting, listing } from '../lib/api/queries.ts'
import type { CountsOf } from '../ui/data-table/toolbar.tsx'
import { layoutParameters } from '../ui/data-table/use-layout.ts'
import type { ListState } from '../ui/data-table/use-list-state.ts'
import { askForFirstPage, viewParameter } from '../views/index.ts'

/** What the list is remembered by. */
export const userListName = 'users'

/** Parameters of the screen that are not those of the list. */
export const userParameters = [...layoutParameters, viewParameter, 'peek']

export const idOfUser = ({ id }: User): string => String(id)

export const userCounts: CountsOf = (query) => counting(users.facets, userList, query)

export const userPage = (request: ListState['request']) => listing(users.list, userList, request)

/** Asks for the page of an address before its screen is there. */
export const askForUsers = (queries: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const list = { name: userListName, spec: userList, pageOf: userPage, others: userParameters } as const
  askForFirstPage(queries, list, search)
}
