import { profile } from '@quarterdeck/contract/people/profile'
import type { QueryClient } from '@tanstack/react-query'
import { reading } from '../../../kit/lib/api/queries.ts'
import { sessionQuery } from '../../../kit/lib/session.ts'
import { socialLinksOf } from '../../social/index.ts'
import { userRecord } from '../record-query.ts'

export const userSummary = (id: string) => reading(profile.summary, { id })

/** Prefetches the data of a profile page; without an id, of the signed-in user. */
export const prefetchProfile = async (queries: QueryClient, id: string | undefined): Promise<void> => {
  const whose = id ?? String((await queries.fetchQuery(sessionQuery)).id)
  void queries.prefetchQuery(userRecord(whose))
  void queries.prefetchQuery(userSummary(whose))
  void queries.prefetchQuery(socialLinksOf(whose))
}
