import { Menu } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../kit/ui/popup/menu-popup.tsx'
import { salesMessages } from '../messages/index.ts'

interface Props {
  readonly target: PopupTarget
  readonly label: string
  /** Absent if nothing is left to refund. */
  readonly payBack: (() => void) | undefined
  /** Absent if it is undone elsewhere. */
  readonly takeBack: (() => void) | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Renders the actions on a payment. */
export const PaymentMenu = ({ target, label, payBack, takeBack }: Props) => {
  const m = useMessages(salesMessages).payments
  return (
    <MenuPopup target={target} label={label} width={240} position="bottom-end">
      {payBack && (
        <Menu.Item leftSection={<IconReceiptRefund {...icon} />} onClick={payBack}>
          {m.payBack}
        </Menu.Item>
      )}
      {takeBack && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={takeBack}>
          {m.remove}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
