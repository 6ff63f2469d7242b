import { batches } from '@quarterdeck/contract/system/batches'
import type { Job } from '@quarterdeck/contract/system/jobs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { toast } from '../../ui/toast.ts'
import { useDownload } from '../../ui/use-download.ts'
import { recordMessages } from '../messages/index.ts'
import { useUndo } from '../use-undo.ts'

/** A file may take minutes: whoever asked for it does something else by then. */
const fileMs = 30_000

export const isJobOver = ({ state }: Pick<Job, 'state'>): boolean => state !== 'waiting' && state !== 'running'

/** Returns true for jobs that mail invoices or reminders, which cannot be undone. */
export const isMailJob = ({ kind }: Pick<Job, 'kind'>): boolean => kind === 'send' || kind === 'remind'

/** Returns true for jobs that make a file, which is kept for a while and changes nothing. */
export const isFileJob = ({ kind }: Pick<Job, 'kind'>): boolean => kind === 'zip' || kind === 'print'

/** Returns true for jobs that cannot be undone, or did nothing to undo: numbers stay given out, and mails stay sent. */
export const isIrreversible = (job: Pick<Job, 'kind'>): boolean =>
  isMailJob(job) || isFileJob(job) || job.kind === 'issue'

/** Returns the words for a job's action; a change by a rule is a change too. */
export const jobActionOf = ({ kind, action, undoes }: Job) => {
  if (undoes !== null) return 'undo'
  if (kind === 'send' || kind === 'remind' || kind === 'issue' || kind === 'void') return kind
  if (kind === 'zip' || kind === 'print') return kind
  return action && action.type !== 'adjust' ? action.type : 'edit'
}

/** Saves the file that a job made. */
export const useSaveBundle = () => {
  const { save } = useDownload()
  return ({ id, kind }: Pick<Job, 'id' | 'kind'>) => {
    const isZip = kind === 'zip'
    const { path } = isZip ? batches.zip : batches.print
    return save(path, new URLSearchParams({ id }), isZip ? 'invoices.zip' : 'invoices.pdf')
  }
}

/** Says what became of a file, and offers it: it was waited for. */
const useNotifyBundle = () => {
  const m = useMessages(recordMessages).background
  const saveBundle = useSaveBundle()
  return (job: Job): void => {
    if (job.state === 'cancelled') toast.success(m.noFile)
    else
      (job.refused > 0 ? toast.warning : toast.success)(m.done[jobActionOf(job)](job.changed), {
        description: job.refused > 0 ? m.leftOff(job.refused) : undefined,
        duration: fileMs,
        ...(job.fileUntil && { action: { label: m.saveFile, onClick: () => void saveBundle(job) } }),
      })
  }
}

/** Says what became of a job, and offers to take it back. */
export const useNotifyJob = () => {
  const m = useMessages(recordMessages).background
  const { offer } = useUndo()
  const tellOfBundle = useNotifyBundle()
  return (job: Job): void => {
    const isMail = isMailJob(job)
    const undoable = job.undoes === null && job.changed > 0 && !isIrreversible(job) ? job.batch : ''
    const refused = isMail ? m.unsent : m.refused
    if (job.state === 'failed') toast.error(m.failed)
    else if (isFileJob(job)) tellOfBundle(job)
    else if (job.state === 'cancelled') offer((isMail ? m.stopped : m.cancelled)(job.changed), undoable)
    else offer(m.done[jobActionOf(job)](job.changed), undoable, job.refused > 0 ? refused(job.refused) : undefined)
  }
}
