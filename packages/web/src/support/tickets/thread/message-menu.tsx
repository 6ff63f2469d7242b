import { Menu } from '@mantine/core'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../../ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../ui/popup/menu-popup.tsx'
import { ticketMessages } from '../messages/index.ts'

/** What may be done with a message. */
export interface Doing {
  readonly onSplit: () => void
  readonly onDelete: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const MessageMenu = ({ target, onSplit, onDelete }: Doing & { readonly target: PopupTarget }) => {
  const { thread: m, actions } = useMessages(ticketMessages)
  return (
    <MenuPopup target={target} label={m.messageMenu} position="bottom-end">
      <Menu.Item leftSection={<IconArrowsSplit2 {...icon} />} onClick={onSplit}>
        {actions.split}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={onDelete}>
        {m.deleteMessage}
      </Menu.Item>
    </MenuPopup>
  )
}
