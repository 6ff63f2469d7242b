import { changes } from '@quarterdeck/contract/system/changes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { usePermission } from '../lib/session.ts'
import { describeProblem } from '../ui/describe-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { toast } from '../ui/toast.ts'
import { rememberedJobs } from './remembered-jobs.ts'

/** Long enough to see what one has done and to take it back. */
const duration = 10_000

/** Says that something was done and offers to take it back, by the journal. */
export const useUndo = () => {
  const m = useMessages(commonMessages)
  const queries = useQueryClient()
  const mayUndo = usePermission('changes:undo')

  const undo = async (batch: string): Promise<boolean> => {
    try {
      const { data } = await call(changes.undo, { body: { batch } })
      if (data.job !== undefined) rememberedJobs.add(data.job)
      else if (data.kept.length === 0) toast.success(m.undo.done)
      else toast.warning(m.undo.partly(data.kept.length))
      return true
    } catch (error) {
      const { text, requestId } = describeProblem(m, error)
      toast.error(m.undo.failed, { description: requestId ? `${text} · ${requestId}` : text })
      return false
    } finally {
      await queries.invalidateQueries()
    }
  }
  /** @param but what of it went otherwise than wanted */
  const offer = (title: string, batch: string, but?: string) => {
    const say = but === undefined ? toast.success : toast.warning
    if (!mayUndo || !batch) return say(title, { description: but })
    const action = { label: m.actions.undo, onClick: () => void undo(batch) }
    return say(title, { description: but, duration, action })
  }
  return { offer, undo }
}
