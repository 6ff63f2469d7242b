import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../lib/api/auth.ts'
import { forgetDrafts } from '../lib/drafts.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMe } from '../lib/session.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'

/** Leaves, and forgets what only the person who leaves may see. */
export const useSignOut = () => {
  const m = useMessages(commonMessages)
  const me = useMe()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut()
      await navigate({ to: '/login' })
      forgetDrafts(me.id)
      queries.clear()
    } catch (error) {
      reportProblem(m, error)
    }
  }
}
