import { apiKeys, passkeys, sessions } from '@quarterdeck/contract/account/security'
import { useQueries } from '@tanstack/react-query'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { settingsMessages } from '../messages/index.ts'
import { RowsSkeleton } from '../parts.tsx'
import { ApiKeys } from './api-keys.tsx'
import { Devices } from './devices.tsx'
import { SecurityHistory, usePreparedHistory } from './history.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'

/** Ways to sign in, sessions and security events of the person's account. */
export const SecurityPage = () => {
  const { sections, security: m } = useMessages(settingsMessages)
  // Lists are as long as they are: what stands below one comes when it is there, and is never pushed down.
  const lists = useQueries({ queries: [reading(passkeys.list), reading(sessions.list), reading(apiKeys.list)] })
  usePreparedHistory()
  const isWaiting = lists.some(({ isPending }) => isPending)
  return (
    <Page title={sections.security} layout="narrow">
      <Section title={m.password.title} text={m.password.text}>
        <PasswordForm />
      </Section>
      <Section title={m.passkeys.title} text={m.passkeys.text}>
        {isWaiting ? <RowsSkeleton count={6} /> : <Passkeys />}
      </Section>
      {!isWaiting && (
        <>
          <Section title={m.devices.title} text={m.devices.text}>
            <Devices />
          </Section>
          <Section title={m.keys.title} text={m.keys.text}>
            <ApiKeys />
          </Section>
          <Section title={m.history.title} text={m.history.text}>
            <SecurityHistory />
          </Section>
        </>
      )}
    </Page>
  )
}
