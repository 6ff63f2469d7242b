import { Menu } from '@mantine/core'
import type { TicketStatus } from '@quarterdeck/contract/kit/constants'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { ticketMessages } from '../messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly onSend: (status: TicketStatus) => void
}

/** Sends a reply and changes the ticket's status. */
export const SendMenu = ({ target, onSend }: Props) => {
  const { thread: m } = useMessages(ticketMessages)
  return (
    <MenuPopup target={target} label={m.sendAnd} position="top-end">
      <Menu.Item onClick={() => onSend('Closed')}>{m.sendAndClose}</Menu.Item>
      <Menu.Item onClick={() => onSend('Pending')}>{m.sendAndPend}</Menu.Item>
    </MenuPopup>
  )
}
