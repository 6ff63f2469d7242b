import { Menu } from '@mantine/core'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'
import IconMailDown from '@tabler/icons-react/dist/esm/icons/IconMailDown.mjs'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { ticketMessages } from '../messages/index.ts'

/** Actions on a message. */
export interface MessageActions {
  readonly onSplit?: (() => void) | undefined
  /** Undefined if nothing is left to remove. */
  readonly onRedact?: (() => void) | undefined
  /** URL of the original mail. */
  readonly original?: string | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const MessageMenu = ({
  target,
  onSplit,
  onRedact,
  original,
}: MessageActions & { readonly target: PopupTarget }) => {
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
      {onRedact && (
        <Menu.Item leftSection={<IconEraser {...icon} />} color="red" onClick={onRedact}>
          {m.redact}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
