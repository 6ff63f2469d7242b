import { QueryClient } from '@tanstack/react-query'
import { isMaintenance, isOutage } from '../api-error.ts'
import { askAgain } from './ask-again.ts'

export const createQueries = (): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && isOutage(error) && !isMaintenance(error),
        retryDelay: 400,
      },
    },
  })
  askAgain(queries)
  return queries
}
