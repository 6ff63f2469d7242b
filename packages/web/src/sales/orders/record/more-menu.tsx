import { Menu } from '@mantine/core'
import type { Move } from '@quarterdeck/contract/sales/order-moves'
import type { Order } from '@quarterdeck/contract/sales/orders'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { orderMessages } from '../messages/index.ts'
import { orderSource } from '../source.ts'

interface Props {
  readonly target: PopupTarget
  readonly order: Order
  /** Steps other than the next one. */
  readonly moves: readonly Move[]
  readonly take: (move: Move) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Renders further actions of an order. */
export const MoreMenu = ({ target, order, moves, take }: Props) => {
  const m = useMessages(orderMessages).record
  const { actions } = useMessages(commonMessages)
  const mayDelete = usePermission('orders:delete')
  const deleteOrders = useDelete(orderSource)
  const leadOn = useNavigateIfHere()

  const remove = async () => {
    if (await deleteOrders([order])) await leadOn({ to: '/orders', search: savedSearchOf('/orders') })
  }
  return (
    <MenuPopup target={target} label={m.more} width={240} position="bottom-end">
      {moves.map((move) => (
        <Menu.Item key={move.to} leftSection={<IconArrowRight {...icon} />} onClick={() => take(move)}>
          {m.steps.to[move.to]}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconPackage {...icon} />}
        renderRoot={(props) => <Link to="/orders/$id/slip" params={{ id: String(order.id) }} {...props} />}
      >
        {m.slip.open}
      </Menu.Item>
      {mayDelete && <Menu.Divider />}
      {mayDelete && (
        <Menu.Item c="var(--qd-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
