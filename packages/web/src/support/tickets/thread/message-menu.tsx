import { Menu } from '@mantine/core'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconMailDown from '@tabler/icons-react/dist/esm/icons/IconMailDown.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../../ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../ui/popup/menu-popup.tsx'
import { ticketMessages } from '../messages/index.ts'

/** What may be done with a message. */
export interface Doing {
  readonly onSplit?: (() => void) | undefined
  readonly onDelete?: (() => void) | undefined
  /** Address of the mail that it came by. */
  readonly original?: string | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const MessageMenu = ({ target, onSplit, onDelete, original }: Doing & { readonly target: PopupTarget }) => {
  const { thread: m, actions } = useMessages(ticketMessages)
  return (
    <MenuPopup target={target} label={m.messageMenu} position="bottom-end">
      {original && (
        <Menu.Item leftSection={<IconMailDown {...icon} />} component="a" href={original} download>
          {m.original}
        </Menu.Item>
      )}
      {onSplit && (
        <Menu.Item leftSection={<IconArrowsSplit2 {...icon} />} onClick={onSplit}>
          {actions.split}
        </Menu.Item>
      )}
      {onDelete && (
        <Menu.Item leftSection={<IconTrash {...icon} />} color="red" onClick={onDelete}>
          {m.deleteMessage}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
