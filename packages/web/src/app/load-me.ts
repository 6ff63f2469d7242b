import type { Me } from '@quarterdeck/contract/me'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api-error.ts'
import { whoIsSignedIn } from '../lib/session.ts'

/** Who is signed in, or undefined where nobody is. */
export const loadMe = async (queries: QueryClient): Promise<Me | undefined> => {
  try {
    return await queries.ensureQueryData(whoIsSignedIn)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined
    throw error
  }
}
