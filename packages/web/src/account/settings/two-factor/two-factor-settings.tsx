import { Button } from '@mantine/core'
import { twoFactor } from '@quarterdeck/contract/account/security'
import { useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { HiddenUsernameInput } from '../../../kit/session/index.ts'
import { PromptDialog } from '../../../kit/ui/prompt-dialog.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './two-factor.module.css'

interface Props {
  readonly codesLeft: number
  readonly onCodes: (codes: readonly string[]) => void
}

const few = 3

/** Number of recovery codes that are left, new ones, and turning it off by a code. */
export const TwoFactorSettings = ({ codesLeft, onCodes }: Props) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const { act } = useAction('two-factor', 'security')
  const [asked, setAsked] = useState<'renew' | 'stop'>()
  const renew = async (password: string) => {
    const { data } = await call(twoFactor.renew, { body: { password } })
    setAsked(undefined)
    onCodes(data.codes)
    act(async () => undefined)
  }
  const stop = async (code: string) => {
    if (!(await unlessCanceled(() => call(twoFactor.stop, { body: { code } })))) return
    setAsked(undefined)
    toast.success(m.turnedOff)
    act(async () => undefined)
  }
  return (
    <>
      <div className={classes.status}>
        <StatusBadge tone="green">{m.on}</StatusBadge>
        <StatusBadge tone={codesLeft > few ? 'gray' : 'amber'}>{m.codesLeft(codesLeft)}</StatusBadge>
      </div>
      <p className={shared.hint}>{m.codesText}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setAsked('renew')}>
          {m.renew}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsked('stop')}>
          {m.turnOff}
        </Button>
      </div>
      {asked === 'renew' && (
        <PromptDialog
          title={m.renew}
          text={m.renewText}
          label={m.password}
          submit={m.renew}
          kind={{ show: m.show }}
          before={<HiddenUsernameInput />}
          onSend={renew}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'stop' && (
        <PromptDialog
          title={m.turnOff}
          text={m.turnOffText}
          label={m.code}
          submit={m.turnOff}
          kind="code"
          max={7}
          onSend={stop}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
