import type { Job } from '@quarterdeck/contract/work/jobs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { toast } from '../../ui/toast.ts'
import { recordMessages } from '../messages/index.ts'
import { useUndo } from '../use-undo.ts'

export const isOver = ({ state }: Pick<Job, 'state'>): boolean => state !== 'waiting' && state !== 'running'

/** Whether a job mails invoices, or reminders of them: what went out is not taken back. */
export const isMailing = ({ kind }: Pick<Job, 'kind'>): boolean => kind === 'send' || kind === 'remind'

/** What is done with records, in words: by a rule they are changed as well. */
export const doingOf = ({ kind, action, undoes }: Job) => {
  if (undoes !== null) return 'undo'
  if (kind === 'send' || kind === 'remind' || kind === 'issue' || kind === 'void') return kind
  return action && action.type !== 'adjust' ? action.type : 'edit'
}

/** Says what became of a job, and offers to take it back. */
export const useNotifyJob = () => {
  const m = useMessages(recordMessages).background
  const { offer } = useUndo()
  return (job: Job): void => {
    const isMail = isMailing(job)
    // A number that was given out is not taken back.
    const isFinal = isMail || job.kind === 'issue'
    const undoable = job.undoes === null && job.changed > 0 && !isFinal ? job.batch : ''
    const refused = isMail ? m.unsent : m.refused
    if (job.state === 'failed') toast.error(m.failed)
    else if (job.state === 'cancelled') offer((isMail ? m.stopped : m.cancelled)(job.changed), undoable)
    else offer(m.done[doingOf(job)](job.changed), undoable, job.refused > 0 ? refused(job.refused) : undefined)
  }
}
