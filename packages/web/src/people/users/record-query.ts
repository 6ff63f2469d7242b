import { users } from '@quarterdeck/contract/people/users'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'

export const userRecord = (id: string) => reading(users.read, { id })

/** Prefetches the record of a URL. */
export const prefetchUser = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(userRecord(id))
}
