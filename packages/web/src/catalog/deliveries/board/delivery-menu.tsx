import { Menu } from '@mantine/core'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { catalogMessages } from '../../messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly label: string
  readonly edit: () => void
  readonly cancel: () => void
}

/** Renders further actions of a pending delivery. */
export const DeliveryMenu = ({ target, label, edit, cancel }: Props) => {
  const m = useMessages(catalogMessages).deliveries.board
  return (
    <MenuPopup target={target} label={label} width={200} position="bottom-end">
      <Menu.Item onClick={edit}>{m.edit}</Menu.Item>
      <Menu.Item onClick={cancel}>{m.cancel}</Menu.Item>
    </MenuPopup>
  )
}
