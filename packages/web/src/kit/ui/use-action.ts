import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

/**
 * Returns a function that runs an action and invalidates queries. Errors are shown as a toast.
 * @param keys first parts of the query keys to invalidate
 */
export const useAction = (...keys: readonly string[]) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      reportProblem(common, error)
    } finally {
      setIsBusy(false)
    }
  }
  return { act: (work: () => Promise<unknown>) => void act(work), isBusy }
}
