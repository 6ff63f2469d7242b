import { jobs } from '@quarterdeck/contract/jobs'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { reportProblem } from '../report-problem.ts'

/** Stops a job after what it is doing at the moment. */
export const useCancel = (): ((id: string) => Promise<void>) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  return async (id) => {
    try {
      await call(jobs.cancel, { query: { id } })
    } catch (error) {
      reportProblem(common, error)
    }
    await queries.invalidateQueries({ queryKey: ['jobs'] })
  }
}
