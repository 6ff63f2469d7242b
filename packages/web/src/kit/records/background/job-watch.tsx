import { jobs } from '@quarterdeck/contract/system/jobs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { reading } from '../../lib/api/queries.ts'
import { isOutage } from '../../lib/api-error.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { toast } from '../../ui/toast.ts'
import { recordMessages } from '../messages/index.ts'
import { rememberedJobs } from '../remembered-jobs.ts'
import { isJobOver, useNotifyJob } from './notify-of-job.ts'
import { useCancel } from './use-cancel.ts'

const everyMs = 700

/** Says how far a job is and offers to stop it; in the end, says what became of it. */
export const JobWatch = ({ id }: { id: string }) => {
  const m = useMessages(recordMessages).background
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const cancel = useCancel()
  const tell = useNotifyJob()
  const { data: job, error } = useQuery({
    ...reading(jobs.read, { id }),
    refetchInterval: ({ state }) => (state.data && isJobOver(state.data) ? false : everyMs),
  })
  const [{ tries, isStopping }, setStop] = useState({ tries: 0, isStopping: false })
  // The button takes its own notification away: the next one says whether the job stops, or may be told once more.
  const notice = `${id}-${tries}`
  const stop = async () => {
    const isTold = await cancel(id)
    // It may have come back meanwhile, with what the job has done since.
    toast.dismiss(notice)
    setStop({ tries: tries + 1, isStopping: isTold })
  }
  const end = useEffectEvent(() => {
    toast.dismiss(notice)
    rememberedJobs.remove(id)
  })
  const show = useEffectEvent(() => {
    if (!job) return
    if (!isJobOver(job)) {
      toast.loading(isStopping ? m.stopping : m.progress(job.done, job.total), {
        id: notice,
        duration: Number.POSITIVE_INFINITY,
        ...(!isStopping && { action: { label: actions.cancel, onClick: () => void stop() } }),
      })
      return
    }
    end()
    tell(job)
    void queries.invalidateQueries()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of an attempt to stop it is said at once
  useEffect(() => {
    if (job) show()
  }, [job, tries])
  useEffect(() => {
    // Where the server is away for a while, the job goes on when it is back.
    if (error && !isOutage(error)) end()
  }, [error])
  return null
}
