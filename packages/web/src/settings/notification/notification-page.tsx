import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts/asked.tsx'
import { RowsSkeleton } from '../parts/rows.tsx'
import { EventsTable } from './events-table.tsx'
import { ResetButton } from './reset-button.tsx'
import { SendTest } from './send-test.tsx'
import { Times } from './times.tsx'
import { noticeSettings, useArrange } from './use-arrange.ts'

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
