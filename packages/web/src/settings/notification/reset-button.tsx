import { Button } from '@mantine/core'
import { type NoticeSettings, notices } from '@quarterdeck/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { toast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import { settingsMessages } from '../messages/index.ts'
import { noticeSettings, useArrange } from './use-arrange.ts'

/** Forgets what one has chosen, which can be taken back. */
export const ResetButton = () => {
  const { reset: m } = useMessages(settingsMessages).notification
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const { arrange } = useArrange()
  const { act, isBusy } = useAct()
  const { data: before } = useQuery(noticeSettings)
  const reset = async ({ channels, quiet, digestAt }: NoticeSettings) => {
    const { data } = await call(notices.reset)
    queries.setQueryData(noticeSettings.queryKey, data)
    toast.success(m.done, {
      action: { label: actions.undo, onClick: () => arrange(() => ({ channels, quiet, digestAt })) },
    })
  }
  return (
    <Button variant="default" loading={isBusy} disabled={!before} onClick={() => before && act(() => reset(before))}>
      {m.action}
    </Button>
  )
}
