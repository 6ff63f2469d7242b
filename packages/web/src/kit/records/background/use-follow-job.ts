import type { Job } from '@quarterdeck/contract/system/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { rememberedJobs } from '../remembered-jobs.ts'
import { isJobOver, useNotifyJob } from './notify-of-job.ts'

/** Says what became of a job that is over, and follows one that goes on, whatever page is open. */
export const useFollowJob = (): ((job: Job) => Promise<void>) => {
  const queries = useQueryClient()
  const tell = useNotifyJob()
  return async (job) => {
    if (!isJobOver(job)) return rememberedJobs.add(job.id)
    tell(job)
    await queries.invalidateQueries()
  }
}
