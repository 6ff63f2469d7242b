import { hashKey, type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

interface Options<Data, Change> {
  readonly query: { readonly queryKey: QueryKey }
  /** What a change makes of the data. Applied twice it gives the same. */
  readonly apply: (data: Data, change: Change) => Data
  /** Sends a change on top of what is saved. Answers what is saved then. */
  readonly save: (change: Change, saved: Data) => Promise<Data>
  /** Called with the data as it is shown, after each change and after one that could not be saved. */
  readonly onShow?: (data: Data) => void
}

/**
 * Changes that show at once and are saved one after the other. The cache holds only what the server answered; the changes
 * on their way are laid over it, so that no answer, however late, hides one of them or lets the next one begin without it.
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
    /** The data as it is with the changes that are on their way. */
    shown: (saved: Data): Data => pending.reduce(apply, saved),
  }
}
