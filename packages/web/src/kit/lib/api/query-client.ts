import { QueryClient } from '@tanstack/react-query'
import { isMaintenance, isOutage } from '../api-error.ts'
import { refetchOutdated } from './refetch-outdated.ts'

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
  refetchOutdated(queries)
  return queries
}
