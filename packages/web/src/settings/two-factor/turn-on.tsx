import { Button } from '@mantine/core'
import { twoFactor } from '@quarterdeck/contract/security'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Whose } from '../../session/index.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import { SetUp } from './set-up.tsx'
import classes from './two-factor.module.css'

/** It is off: the password first, then the app. */
export const TurnOn = ({ onCodes }: { onCodes: (codes: readonly string[]) => void }) => {
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
