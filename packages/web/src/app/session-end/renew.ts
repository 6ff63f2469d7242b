import type { QueryClient } from '@tanstack/react-query'
import { whoIsSignedIn } from '../../lib/session.ts'
import type { AppRouter } from '../router.ts'
import { goToLogin } from '../sign-out.ts'
import { askAgain } from './asking.ts'

const isInShell = (router: AppRouter) => router.state.matches.some(({ routeId }) => routeId === '/shell')

/** A session that ended under someone’s hands is renewed over their work; anyone else goes to the login. */
export const renew = async (router: AppRouter, queries: QueryClient): Promise<boolean> => {
  const isAtWork = queries.getQueryData(whoIsSignedIn.queryKey) !== undefined && isInShell(router)
  if (isAtWork && (await askAgain())) return true
  goToLogin(router, queries)
  return false
}
