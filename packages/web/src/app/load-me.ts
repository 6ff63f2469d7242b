import { type Me, session } from '@quarterdeck/contract/me'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api-error.ts'
import { call } from '../lib/api/client.ts'
import { whoIsSignedIn } from '../lib/session.ts'
import { takeListsOver } from '../views/index.ts'
import { takeSettingsOver } from './take-settings-over.ts'

/** Who is signed in, or undefined where nobody is. */
export const loadMe = async (queries: QueryClient): Promise<Me | undefined> => {
  try {
    const me = await queries.ensureQueryData(whoIsSignedIn)
    takeListsOver(me)
    await takeSettingsOver(me)
    return me
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined
    throw error
  }
}

/** The same by a call that does not fail where nobody is signed in: the browser would complain of each that does. */
export const findMe = async (queries: QueryClient): Promise<Me | undefined> => {
  const known = queries.getQueryData(whoIsSignedIn.queryKey)
  if (known) return known
  const { data } = await call(session.read)
  if (data) queries.setQueryData(whoIsSignedIn.queryKey, data)
  return data ?? undefined
}
