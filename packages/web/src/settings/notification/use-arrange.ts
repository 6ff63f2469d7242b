import { type NoticeSettings, notices } from '@quarterdeck/contract/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'

export const noticeSettings = reading(notices.settings)

const merged = (before: NoticeSettings, change: Partial<NoticeSettings>): NoticeSettings => ({
  ...before,
  ...change,
  channels: { ...before.channels, ...change.channels },
})

/** Saves a choice as it is made: it shows at once, and goes back where it could not be saved. */
export const useArrange = () => {
  const queries = useQueryClient()
  const m = useMessages(commonMessages)
  const { mutate } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'notice-settings' },
    mutationFn: async (change: Partial<NoticeSettings>) => (await call(notices.arrange, { body: change })).data,
    onMutate: (change) => queries.setQueryData(noticeSettings.queryKey, (before) => before && merged(before, change)),
    onError: (error) => {
      reportProblem(m, error)
      void queries.invalidateQueries({ queryKey: noticeSettings.queryKey })
    },
  })
  return mutate
}
