import { jobs } from '@quarterdeck/contract/system/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'

/** Stops a job after what it is doing at the moment. Answers whether it was told so. */
export const useCancel = (): ((id: string) => Promise<boolean>) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  return async (id) => {
    const isTold = await call(jobs.cancel, { query: { id } }).then(
      () => true,
      (error) => {
        reportProblem(common, error)
        return false
      },
    )
    await queries.invalidateQueries({ queryKey: ['jobs'] })
    return isTold
  }
}
