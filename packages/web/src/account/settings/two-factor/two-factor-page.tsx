import { Button, Checkbox } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { twoFactor } from '@quarterdeck/contract/account/security'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../../kit/lib/session.ts'
import { HiddenUsernameInput } from '../../../kit/session/index.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { PromptDialog } from '../../../kit/ui/prompt-dialog.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, Warning } from '../parts.tsx'
import classes from './two-factor.module.css'
import { TwoFactorPolicyForm } from './two-factor-policy-form.tsx'
import { TwoFactorSettings } from './two-factor-settings.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

/** Has the browser save a text as a file. */
const saveText = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The recovery codes, once: to be kept somewhere else. */
const Codes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { twoFactor: m, copy: copyWord, copied: copiedWord } = useMessages(settingsMessages)
  const { email } = useMe()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const [isKept, setIsKept] = useState(false)
  const text = `${m.fileTitle(email)}\n\n${codes.join('\n')}\n`
  return (
    <Dialog
      opened
      title={m.codesTitle}
      text={m.codesOnce}
      actions={
        <Button disabled={!isKept} onClick={onClose}>
          {m.done}
        </Button>
      }
    >
      <ul className={classes.codes} aria-label={m.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText(`${m.fileName}.txt`, text)}
        >
          {m.download}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copy(text)}>
          {copied ? copiedWord : copyWord}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {m.print}
        </Button>
      </div>
      <Checkbox label={m.kept} checked={isKept} onChange={({ currentTarget: { checked } }) => setIsKept(checked)} />
    </Dialog>
  )
}

/** Turns it on: the password first, then the app. */
const TurnOn = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const [isAsked, setIsAsked] = useState(false)
  const [app, setApp] = useState<{ readonly uri: string; readonly secret: string }>()
  if (app) return <TwoFactorSetup app={app} onCodes={onCodes} onCancel={() => setApp(undefined)} />
  return (
    <div className={classes.status}>
      <StatusBadge tone="gray">{m.off}</StatusBadge>
      <Button onClick={() => setIsAsked(true)}>{m.turnOn}</Button>
      {isAsked && (
        <PromptDialog
          title={m.turnOn}
          text={m.passwordText}
          label={m.password}
          submit={m.next}
          kind={{ show: m.show }}
          before={<HiddenUsernameInput />}
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

/** Date by which this person needs it. */
const Due = ({ from }: { from: string }) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const { days } = useFormats()
  const isPast = Date.parse(from) <= Date.now()
  return <Warning>{isPast ? m.dueNow : m.due(days(from, from))}</Warning>
}

/** Second factor of the person; and, for those who decide it, who must have one. */
export const TwoFactorPage = () => {
  const { sections, twoFactor: m } = useMessages(settingsMessages)
  const mayDecide = usePermission('users:access')
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Page title={sections.twoFactor} layout="narrow">
      <QueryContent query={reading(twoFactor.read)} waiting={<Skeleton width={240} height={20} />}>
        {({ on, codesLeft, requiredFrom }) => (
          <>
            {!on && requiredFrom && <Due from={requiredFrom} />}
            <Section title={m.app.title} text={m.app.text}>
              {on ? <TwoFactorSettings codesLeft={codesLeft} onCodes={setCodes} /> : <TurnOn onCodes={setCodes} />}
            </Section>
          </>
        )}
      </QueryContent>
      {mayDecide && (
        <Section title={m.policy.title} text={m.policy.text}>
          <TwoFactorPolicyForm />
        </Section>
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(undefined)} />}
    </Page>
  )
}
