import { Button } from '@mantine/core'
import { twoFactor } from '@quarterdeck/contract/security'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { Whose } from '../../session/index.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked, Warning } from '../parts.tsx'
import { Codes } from './codes.tsx'
import { Policy } from './policy.tsx'
import { SetUp } from './set-up.tsx'
import { TurnedOn } from './turned-on.tsx'
import classes from './two-factor.module.css'

/** It is off: the password first, then the app. */
const TurnOn = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const [isAsked, setIsAsked] = useState(false)
  const [app, setApp] = useState<{ readonly uri: string; readonly secret: string }>()
  if (app) return <SetUp app={app} onCodes={onCodes} onCancel={() => setApp(undefined)} />
  return (
    <div className={classes.status}>
      <StatusBadge tone="gray">{m.off}</StatusBadge>
      <Button onClick={() => setIsAsked(true)}>{m.turnOn}</Button>
      {isAsked && (
        <AskDialog
          title={m.turnOn}
          text={m.passwordText}
          label={m.password}
          submit={m.next}
          kind={{ show: m.show }}
          before={<Whose />}
          onSend={async (password) => {
            const { data } = await call(twoFactor.start, { body: { password } })
            setIsAsked(false)
            setApp(data)
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

/** By when this person needs it. */
const Due = ({ from }: { from: string }) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const { days } = useFormats()
  const isPast = Date.parse(from) <= Date.now()
  return <Warning>{isPast ? m.dueNow : m.due(days(from, from))}</Warning>
}

/** Whether a sign-in asks for a second factor; and who must have one, for those who decide it. */
export const TwoFactorPage = () => {
  const { sections, twoFactor: m } = useMessages(settingsMessages)
  const mayDecide = useMay('users:access')
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Page title={sections.twoFactor} layout="narrow">
      <Asked query={reading(twoFactor.read)} waiting={<Skeleton width={240} height={20} />}>
        {({ on, codesLeft, requiredFrom }) => (
          <>
            {!on && requiredFrom && <Due from={requiredFrom} />}
            <Section title={m.app.title} text={m.app.text}>
              {on ? <TurnedOn codesLeft={codesLeft} onCodes={setCodes} /> : <TurnOn onCodes={setCodes} />}
            </Section>
          </>
        )}
      </Asked>
      {mayDecide && (
        <Section title={m.policy.title} text={m.policy.text}>
          <Policy />
        </Section>
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(undefined)} />}
    </Page>
  )
}
