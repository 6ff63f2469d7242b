import { type BulkAction, plans } from '@quarterdeck/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import type { BulkWish, BulkWords } from './bulk-words.ts'

/** What an action would do; nothing as long as none is chosen. */
export const usePlan = ({ entity }: BulkWords, { selection }: BulkWish, action: BulkAction | undefined) =>
  useQuery({
    queryKey: ['plans', entity, selection, action],
    queryFn: async ({ signal }) => {
      if (!action) throw new Error('Nothing is planned')
      return (await call(plans.create, { body: { entity, selection, action }, signal })).data
    },
    enabled: action !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
