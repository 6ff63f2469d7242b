import { users } from '@quarterdeck/contract/people/users'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'

export const userRecord = (id: string) => reading(users.read, { id })

/** Asks for the record of an address before its screen is there. */
export const prefetchUser = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(userRecord(id))
}
