import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../kit/lib/api/auth.ts'
import { clearDrafts, sendDrafts } from '../kit/lib/drafts.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { reportProblem } from '../kit/ui/report-problem.ts'
import { clearTypedSearches } from './sign-out.ts'

/** Leaves, and forgets what only the person who leaves may see. */
export const useSignOut = () => {
  const m = useMessages(commonMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await sendDrafts()
      await signOut()
      clearDrafts()
      clearTypedSearches()
      // What a form holds waits for its person on the server: nobody is asked whether it may be lost.
      await navigate({ to: '/login', ignoreBlocker: true })
      queries.clear()
    } catch (error) {
      reportProblem(m, error)
    }
  }
}
