import type { Me } from '@quarterdeck/contract/me'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { whoIsSignedIn } from '../lib/session.ts'
import { takeListsOver } from '../records/views/index.ts'
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
