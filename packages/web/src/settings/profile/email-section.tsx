import { emailChange } from '@quarterdeck/contract/email-change'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts/asked.tsx'
import { RowsSkeleton } from '../parts/rows.tsx'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

const own = reading(emailChange.read)

/** The address that one signs in with, and its way to another one. */
export const EmailSection = () => {
  const { email: m } = useMessages(settingsMessages).profile
  return (
    <Section title={m.title} text={m.text}>
      <Asked query={own} waiting={<RowsSkeleton count={1} />}>
        {({ email, pending }) =>
          pending ? <PendingEmail current={email} pending={pending} /> : <EmailForm current={email} />
        }
      </Asked>
    </Section>
  )
}
