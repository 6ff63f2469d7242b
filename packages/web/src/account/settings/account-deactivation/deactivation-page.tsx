import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { Link } from '@tanstack/react-router'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, RowsSkeleton, Warning } from '../parts.tsx'
import { DeactivationForm } from './deactivation-form.tsx'
import { DownloadData } from './download-data.tsx'

/** Never cached, since every change affects the consequences of leaving. */
const ownDeparture = { ...reading(deactivation.read), staleTime: 0 }

/** Why somebody cannot leave, and what to do about it. */
const LastOwner = () => {
  const { deactivation: m } = useMessages(settingsMessages)
  return (
    <Warning>
      {m.lastOwner} <Link to="/users">{m.people}</Link>
    </Warning>
  )
}

/** Exports the person's data, and closes their account. */
export const DeactivationPage = () => {
  const {
    sections,
    deactivation: { data },
  } = useMessages(settingsMessages)
  return (
    <Page title={sections.deactivation} layout="narrow">
      <Section title={data.title} text={data.text}>
        <div className={shared.start}>
          <DownloadData label={data.download} />
        </div>
      </Section>
      <QueryContent query={ownDeparture} waiting={<RowsSkeleton count={5} />}>
        {(departure) => (departure.isLastOwner ? <LastOwner /> : <DeactivationForm departure={departure} />)}
      </QueryContent>
    </Page>
  )
}
