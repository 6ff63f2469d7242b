import { type Me, session } from '@quarterdeck/contract/account/me'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './api/client.ts'
import { sessionQuery } from './session.ts'

/**
 * Reads the signed-in user with a call that succeeds without a session, because browsers log every failed request as
 * an error.
 */
export const readSession = async (queries: QueryClient): Promise<Me | undefined> => {
  const known = queries.getQueryData(sessionQuery.queryKey)
  if (known) return known
  const { data } = await call(session.read)
  if (data) queries.setQueryData(sessionQuery.queryKey, data)
  return data ?? undefined
}
