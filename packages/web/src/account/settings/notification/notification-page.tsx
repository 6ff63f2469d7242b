import { Button } from '@mantine/core'
import { type NoticeSettings, type NoticeTest, notices } from '@quarterdeck/contract/system/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, RowsSkeleton } from '../parts.tsx'
import { EventsTable } from './events-table.tsx'
import { MailTimes } from './mail-times.tsx'
import classes from './notification.module.css'
import { noticeSettings, useSaveNoticeSettings } from './use-save-notice-settings.ts'

/** Returns the results of a test notice by channel. */
const useWays = () => {
  const { test: m } = useMessages(settingsMessages).notification
  const { instant } = useFormats()
  const { email } = useMe()
  return ({ product, mail, digest }: NoticeTest): readonly string[] => {
    const ways = [
      product && m.product,
      mail && (mail.waits ? m.mailLater(email, instant(mail.at)) : m.mail(email)),
      digest && m.digest(instant(digest)),
    ].filter((way) => typeof way === 'string')
    return ways.length > 0 ? ways : [m.nowhere]
  }
}

/** Sends oneself a notice, and says where it went. */
const SendTest = () => {
  const { test: m } = useMessages(settingsMessages).notification
  const waysOf = useWays()
  const { act, isBusy } = useAction('notices')
  const [sent, setSent] = useState<NoticeTest>()
  const send = () => act(async () => setSent((await call(notices.test)).data))
  return (
    <>
      <Button className={shared.start ?? ''} variant="default" loading={isBusy} onClick={send}>
        {m.send}
      </Button>
      <div role="status" className={classes.ways}>
        {sent && waysOf(sent).map((way) => <p key={way}>{way}</p>)}
      </div>
    </>
  )
}

/** Forgets what one has chosen, which can be taken back. */
const ResetButton = () => {
  const { reset: m } = useMessages(settingsMessages).notification
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const { arrange } = useSaveNoticeSettings()
  const { act, isBusy } = useAction()
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

/** Settings of notices: events, channels and times. */
export const NotificationPage = () => {
  const { sections, notification: m } = useMessages(settingsMessages)
  const { shown } = useSaveNoticeSettings()
  return (
    <Page title={sections.notification} layout="narrow" actions={<ResetButton />}>
      <Section title={m.events.title} text={m.events.text}>
        <QueryContent query={noticeSettings} waiting={<RowsSkeleton count={8} />}>
          {(saved) => <EventsTable settings={shown(saved)} />}
        </QueryContent>
      </Section>
      <Section title={m.times.title} text={m.times.text}>
        <QueryContent query={noticeSettings} waiting={<RowsSkeleton count={2} />}>
          {(saved) => <MailTimes settings={shown(saved)} />}
        </QueryContent>
      </Section>
      <Section title={m.test.title} text={m.test.text}>
        <SendTest />
      </Section>
    </Page>
  )
}
