import { session } from '@quarterdeck/contract/account/me'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { ownChangesKnown } from '../../kit/lib/api/own-changes.ts'
import { sessionQuery } from '../../kit/lib/session.ts'
import type { AppRouter } from '../router.ts'
import { goToLogin } from '../sign-out.ts'
import { signInQuestion } from './session-questions.ts'

const isInShell = (router: AppRouter) => router.state.matches.some(({ routeId }) => routeId === '/shell')

/** Returns true where the person has replaced the session, as by a second factor: calls of the former one are repeated. */
const isReplaced = async (): Promise<boolean> => {
  await ownChangesKnown()
  const { data } = await call(session.read).catch(() => ({ data: null }))
  return data !== null
}

/** A session that ended under someone’s hands is renewed over their work; anyone else goes to the login. */
export const renewSession = async (router: AppRouter, queries: QueryClient): Promise<boolean> => {
  const isAtWork = queries.getQueryData(sessionQuery.queryKey) !== undefined && isInShell(router)
  if (isAtWork && ((await isReplaced()) || (await signInQuestion.ask()))) return true
  goToLogin(router, queries)
  return false
}
