import { Menu } from '@mantine/core'
import type { Shipment } from '@quarterdeck/contract/sales/shipments'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import { salesMessages } from '../messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly shipment: Shipment
  readonly label: string
  readonly mayWrite: boolean
  readonly edit: () => void
  readonly takeBack: () => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export const ShipmentMenu = ({ target, shipment, label, mayWrite, edit, takeBack }: Props) => {
  const m = useMessages(salesMessages).shipments
  const place = { params: { id: String(shipment.orderId) }, search: { shipment: String(shipment.id) } }
  return (
    <MenuPopup target={target} label={label} width={220} position="bottom-end">
      {mayWrite && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={edit}>
          {m.edit}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPackage {...icon} />}
        renderRoot={(props) => <Link to="/orders/$id/slip" {...place} {...props} />}
      >
        {m.slip}
      </Menu.Item>
      {mayWrite && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={takeBack}>
          {m.remove}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
