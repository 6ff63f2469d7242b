import { type SocialLink, social } from '@quarterdeck/contract/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'

export const ownLinks = reading(social.read)

/** Keeps the list as it is arranged: it shows at once, and goes back where it could not be saved. */
export const useSaveLinks = () => {
  const queries = useQueryClient()
  const m = useMessages(commonMessages)
  const { mutate } = useMutation({
    // One after the other, so that the last arrangement is the one that stays.
    scope: { id: 'social-links' },
    mutationFn: (links: readonly SocialLink[]) => call(social.save, { body: { links: [...links] } }),
    onMutate: async (links) => {
      // What is being read was kept before, and would take the place of this.
      await queries.cancelQueries({ queryKey: ownLinks.queryKey })
      queries.setQueryData(ownLinks.queryKey, { links: [...links] })
    },
    onError: (error) => {
      reportProblem(m, error)
      void queries.invalidateQueries({ queryKey: ownLinks.queryKey })
    },
  })
  return mutate
}
