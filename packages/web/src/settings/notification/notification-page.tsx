import { Button } from '@mantine/core'
import { type NoticeSettings, notices } from '@quarterdeck/contract/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import { settingsMessages } from '../messages/index.ts'
import { Asked, RowsSkeleton } from '../parts.tsx'
import { EventsTable } from './events-table.tsx'
import { SendTest } from './send-test.tsx'
import { Times } from './times.tsx'
import { noticeSettings, useArrange } from './use-arrange.ts'

/** Forgets what one has chosen, which can be taken back. */
const ResetButton = () => {
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

/** Of what one is told, how and when. */
export const NotificationPage = () => {
  const { sections, notification: m } = useMessages(settingsMessages)
  const { shown } = useArrange()
  return (
    <Page title={sections.notification} layout="narrow" actions={<ResetButton />}>
      <Section title={m.events.title} text={m.events.text}>
        <Asked query={noticeSettings} waiting={<RowsSkeleton count={8} />}>
          {(saved) => <EventsTable settings={shown(saved)} />}
        </Asked>
      </Section>
      <Section title={m.times.title} text={m.times.text}>
        <Asked query={noticeSettings} waiting={<RowsSkeleton count={2} />}>
          {(saved) => <Times settings={shown(saved)} />}
        </Asked>
      </Section>
      <Section title={m.test.title} text={m.test.text}>
        <SendTest />
      </Section>
    </Page>
  )
}
