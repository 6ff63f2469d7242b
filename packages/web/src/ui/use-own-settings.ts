import { me } from '@quarterdeck/contract/me'
import type { OwnSettings } from '@quarterdeck/contract/own-settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { prefer } from '../lib/i18n/preferences.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMe, whoIsSignedIn } from '../lib/session.ts'
import { commonMessages } from './messages/index.ts'
import { reportProblem } from './report-problem.ts'

const show = ({ locale: _, theme: __, ...liked }: OwnSettings) => prefer(liked)

/** How the person likes the product. A choice holds at once, and goes back where it could not be saved. */
export const useOwnSettings = () => {
  const queries = useQueryClient()
  const common = useMessages(commonMessages)
  const { settings: saved } = useMe()
  const { mutate, variables, isPending } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'own-settings' },
    mutationFn: async (change: Partial<OwnSettings>) => (await call(me.settings, { body: change })).data,
    onMutate: (change) => show({ ...saved, ...change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: whoIsSignedIn.queryKey }),
    onError: (error) => {
      show(saved)
      reportProblem(common, error)
    },
  })
  return { settings: { ...saved, ...(isPending && variables) }, choose: mutate }
}
