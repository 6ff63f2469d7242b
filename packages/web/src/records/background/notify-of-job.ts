import type { Job } from '@quarterdeck/contract/work/jobs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { toast } from '../../ui/toast.ts'
import { recordMessages } from '../messages/index.ts'
import { useUndo } from '../use-undo.ts'

export const isOver = ({ state }: Pick<Job, 'state'>): boolean => state !== 'waiting' && state !== 'running'

/** What is done with records, in words: by a rule they are changed as well. */
export const doingOf = (action: Job['action']) => (action && action.type !== 'adjust' ? action.type : 'edit')

/** Says what became of a job, and offers to take it back. */
export const useNotifyJob = () => {
  const m = useMessages(recordMessages).background
  const { offer } = useUndo()
  return (job: Job): void => {
    const words = m.done[job.undoes === null ? doingOf(job.action) : 'undo'](job.changed)
    const undoable = job.undoes === null && job.changed > 0 ? job.batch : ''
    if (job.state === 'failed') toast.error(m.failed)
    else if (job.state === 'cancelled') offer(m.cancelled(job.changed), undoable)
    else offer(words, undoable, job.refused > 0 ? m.refused(job.refused) : undefined)
  }
}
