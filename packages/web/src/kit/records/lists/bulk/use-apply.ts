import { jobs } from '@quarterdeck/contract/system/jobs'
import type { Plan } from '@quarterdeck/contract/system/plans'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { useFollowJob } from '../../index.ts'

/** Does what a plan says. Answers whether it is done or on its way. */
export const useApply = () => {
  const common = useMessages(commonMessages)
  const follow = useFollowJob()
  const [isBusy, setBusy] = useState(false)
  /** Number of records that others changed since the plan was made. */
  const [stale, setStale] = useState(0)

  const send = async ({ id }: Plan, reason: string, anyway: boolean) => {
    const query = { id, ...(reason && { reason }), ...(anyway && { anyway: 'true' as const }) }
    const { data } = await call(jobs.apply, { query, idempotencyKey: `${id}-${anyway}` })
    await follow(data.job)
  }
  const apply = async (...given: Parameters<typeof send>): Promise<boolean> => {
    setBusy(true)
    try {
      await send(...given)
      return true
    } catch (error) {
      const changed = error instanceof ApiError ? error.changed : undefined
      if (changed) setStale(changed)
      else reportProblem(common, error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { apply, isBusy, stale, forget: () => setStale(0) }
}
