import { Button } from '@mantine/core'
import { type EmailChange, emailChange } from '@quarterdeck/contract/email-change'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { settingsMessages } from '../messages/index.ts'
import { Row, Rows } from '../parts/rows.tsx'
import classes from './email.module.css'

interface Props {
  readonly current: string
  readonly pending: EmailChange
}

/** What is still missing before the address is another one. */
export const PendingEmail = ({ current, pending: { email, approved, confirmed, expiresAt, resendAt } }: Props) => {
  const { email: m } = useMessages(settingsMessages).profile
  const { moment } = useFormats()
  const { act, isBusy } = useAct('me')
  const seconds = useCountdown(Date.parse(resendAt))
  const isOver = resendAt === expiresAt
  const state = (isDone: boolean, done: string, open: string) => (
    <StatusBadge tone={isDone ? 'green' : 'gray'}>{isDone ? done : open}</StatusBadge>
  )
  return (
    <>
      <Rows label={m.pending}>
        <Row icon={IconMail} name={current} about={[m.now]} badge={state(approved, m.approved, m.toApprove)} />
        <Row icon={IconClock} name={email} about={[m.wanted]} badge={state(confirmed, m.confirmed, m.toConfirm)} />
      </Rows>
      <p className={classes.note}>{m.until(moment(expiresAt))}</p>
      <div className={classes.actions}>
        {!isOver && (
          <Button
            variant="default"
            disabled={seconds > 0}
            loading={isBusy}
            onClick={() => act(() => call(emailChange.resend))}
          >
            {seconds > 0 ? m.resendIn(seconds) : m.resend}
          </Button>
        )}
        <Button variant="subtle" disabled={isBusy} onClick={() => act(() => call(emailChange.cancel))}>
          {m.cancel}
        </Button>
      </div>
    </>
  )
}
