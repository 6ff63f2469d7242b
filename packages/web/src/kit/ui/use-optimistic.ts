import { hashKey, type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

interface Options<Data, Change> {
  readonly query: { readonly queryKey: QueryKey }
  /** Applies a change to the data; must be idempotent. */
  readonly apply: (data: Data, change: Change) => Data
  /** Sends a change based on the saved data. Resolves to the new saved data. */
  readonly save: (change: Change, saved: Data) => Promise<Data>
  /** Called with the displayed data after each change, also after a failed one. */
  readonly onShow?: (data: Data) => void
}

/**
 * Optimistic updates, saved one after the other. The cache holds only server responses; pending changes are applied
 * on top, so that no late response hides them and the next one builds on them.
 */
export const useOptimistic = <Data, Change>({ query, apply, save, onShow }: Options<Data, Change>) => {
  const { queryKey } = query
  const queries = useQueryClient()
  const common = useMessages(commonMessages)
  const filters = { mutationKey: queryKey, exact: true, status: 'pending' } as const
  // The cache of mutations does not know their types: those of this key are made below.
  const pending = useMutationState({ filters, select: ({ state }) => state.variables as Change })

  const tell = (failed?: Change) => {
    const saved = queries.getQueryData<Data>(queryKey)
    if (saved === undefined || !onShow) return
    const now = queries.getMutationCache().findAll(filters)
    const changes = now.map(({ state }) => state.variables as Change)
    onShow(changes.filter((change) => change !== failed).reduce(apply, saved))
  }
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: hashKey(queryKey) },
    mutationFn: async (change: Change) => {
      const saved = queries.getQueryData<Data>(queryKey)
      if (saved === undefined) throw new Error('Nothing to change is there yet')
      return save(change, saved)
    },
    onMutate: () => tell(),
    onSuccess: (saved) => {
      queries.setQueryData<Data>(queryKey, saved)
      // What is being read may be from before this: it is asked for anew.
      void queries.invalidateQueries({ queryKey, exact: true, fetchStatus: 'fetching' })
    },
    onError: (error, change) => {
      tell(change)
      reportProblem(common, error)
      void queries.invalidateQueries({ queryKey, exact: true })
    },
  })
  return {
    change: (change: Change) => mutate(change),
    /** Returns the data with pending changes applied. */
    shown: (saved: Data): Data => pending.reduce(apply, saved),
  }
}
