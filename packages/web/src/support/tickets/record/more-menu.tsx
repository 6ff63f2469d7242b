import { Menu } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconBellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconGitMerge from '@tabler/icons-react/dist/esm/icons/IconGitMerge.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconZzz from '@tabler/icons-react/dist/esm/icons/IconZzz.mjs'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { ticketMessages } from '../messages/index.ts'
import { ticketSource } from '../source.ts'
import { useTicketSteps } from '../use-ticket-steps.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface Props {
  readonly target: PopupTarget
  readonly ticket: Ticket
  readonly onSnooze: () => void
  readonly onMerge: () => void
}

/** Renders further actions of a ticket. */
export const TicketMenu = ({ target, ticket, onSnooze, onMerge }: Props) => {
  const { actions: m } = useMessages(ticketMessages)
  const { actions } = useMessages(commonMessages)
  const mayDelete = usePermission('tickets:delete')
  const { pend, wake } = useTicketSteps()
  const leadOn = useNavigateIfHere()
  const remove = useDelete(ticketSource)
  const leave = async () => {
    if (await remove([ticket])) await leadOn({ to: '/tickets', search: savedSearchOf('/tickets') })
  }
  return (
    <MenuPopup target={target} label={m.more} position="bottom-end">
      {ticket.status !== 'Closed' && ticket.state !== 'snoozed' && (
        <Menu.Item leftSection={<IconZzz {...icon} />} onClick={onSnooze}>
          {m.snooze}
        </Menu.Item>
      )}
      {ticket.state === 'snoozed' && (
        <Menu.Item leftSection={<IconBellOff {...icon} />} onClick={() => void wake(ticket)}>
          {m.wake}
        </Menu.Item>
      )}
      {ticket.status === 'Open' && (
        <Menu.Item leftSection={<IconClock {...icon} />} onClick={() => void pend(ticket)}>
          {m.pend}
        </Menu.Item>
      )}
      {ticket.mergedInto === null && (
        <Menu.Item leftSection={<IconGitMerge {...icon} />} onClick={onMerge}>
          {m.merge}
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={() => void leave()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
