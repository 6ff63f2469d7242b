import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts/asked.tsx'
import { RowsSkeleton } from '../parts/rows.tsx'
import classes from './deactivation.module.css'
import { ownDeparture } from './departure-query.ts'
import { DownloadData } from './download-data.tsx'
import { LastOwner } from './last-owner.tsx'
import { LeaveForm } from './leave-form.tsx'

/** One's data to take along, and the way out. */
export const DeactivationPage = () => {
  const { sections } = useMessages(settingsMessages)
  const { data } = useMessages(settingsMessages).deactivation
  return (
    <Page title={sections.deactivation} layout="narrow">
      <Section title={data.title} text={data.text}>
        <div className={classes.start}>
          <DownloadData label={data.download} />
        </div>
      </Section>
      <Asked query={ownDeparture} waiting={<RowsSkeleton count={5} />}>
        {(departure) => (departure.isLastOwner ? <LastOwner /> : <LeaveForm departure={departure} />)}
      </Asked>
    </Page>
  )
}
