import { ActionIcon } from '@mantine/core'
import { type Invitation, invitations } from '@quarterdeck/contract/people/invitations'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { copyText } from '../../kit/lib/clipboard.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { StatusBadge } from '../../kit/ui/status-badge.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { peopleMessages } from '../messages/index.ts'
import classes from './invitations.module.css'

/** Renders an invitation with its actions. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const m = useMessages(peopleMessages).invitations
  const common = useMessages(commonMessages)
  const { instant, date } = useFormats()
  const queries = useQueryClient()
  const { email, accessRole, inviter, expiresAt } = invitation
  const query = { id: String(invitation.id) }
  const isOver = Date.parse(expiresAt) < Date.now()

  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: ['invitations'] })
      toast.success(done)
    } catch (error) {
      reportProblem(common, error)
    }
  }
  const copy = async () => {
    try {
      const { data } = await call(invitations.link, { query })
      if (await copyText(data.link)) toast.success(m.copied)
      else toast.error(common.problems.notCopied)
    } catch (error) {
      reportProblem(common, error)
    }
  }
  const button = (label: string, icon: ReactNode, onClick: () => Promise<void>) => (
    <ActionIcon variant="subtle" aria-label={label} title={label} onClick={() => void onClick()}>
      {icon}
    </ActionIcon>
  )
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <bdi>{email}</bdi>
        <p>
          {m.roles[accessRole]} · {m.by(inviter)} ·{' '}
          <time dateTime={expiresAt} title={instant(expiresAt)}>
            {m.until(date(expiresAt))}
          </time>
        </p>
      </div>
      {isOver && <StatusBadge tone="gray">{m.expired}</StatusBadge>}
      <div className={classes.actions}>
        {!isOver && button(m.copyOf(email), <IconCopy size={18} stroke={1.75} aria-hidden />, copy)}
        {button(m.resendTo(email), <IconSend size={18} stroke={1.75} aria-hidden />, () =>
          act(() => call(invitations.resend, { query }), m.resent(email)),
        )}
        {button(m.revokeOf(email), <IconX size={18} stroke={1.75} aria-hidden />, () =>
          act(() => call(invitations.revoke, { query }), m.revoked(email)),
        )}
      </div>
    </li>
  )
}
