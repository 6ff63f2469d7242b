import type { Bulkable } from '@quarterdeck/contract/entities'
import { jobs } from '@quarterdeck/contract/jobs'
import type { Selection } from '@quarterdeck/contract/selection'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { isOver, keptJobs, useTellJob } from '../index.ts'

/** Takes records out of the bin of an entity. */
export const useRestore = (entity: Bulkable): ((selection: Selection) => Promise<void>) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const tell = useTellJob()
  return async (selection) => {
    try {
      const { data } = await call(jobs.create, { body: { entity, selection, action: { type: 'restore' } } })
      if (isOver(data)) tell(data)
      else keptJobs.add(data.id)
    } catch (error) {
      reportProblem(common, error)
    }
    await queries.invalidateQueries()
  }
}
