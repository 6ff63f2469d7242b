import { Menu } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { useDelete } from '../../../records/index.ts'
import { leftAt } from '../../../ui/data-table/return-state.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import type { PopupTarget } from '../../../ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../ui/popup/menu-popup.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceSource } from '../source.ts'
import { useInvoiceSteps } from './use-invoice-steps.ts'

interface Props {
  readonly target: PopupTarget
  readonly invoice: Invoice
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** What else can be done with an invoice. */
export const MoreMenu = ({ target, invoice }: Props) => {
  const { record: m } = useMessages(invoiceMessages)
  const { actions } = useMessages(commonMessages)
  const mayWrite = useMay('invoices:write')
  const mayDelete = useMay('invoices:delete')
  const deleteInvoices = useDelete(invoiceSource)
  const { settle, duplicate } = useInvoiceSteps(invoice)
  const navigate = useNavigate()

  const remove = async () => {
    if (await deleteInvoices([invoice])) await navigate({ to: '/invoices', search: leftAt('/invoices') })
  }
  return (
    <MenuPopup target={target} label={m.more} width={240} position="bottom-end">
      {mayWrite && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={duplicate}>
          {m.duplicate}
        </Menu.Item>
      )}
      {mayWrite && invoice.state === 'paid' && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => settle('pending')}>
          {m.unpay}
        </Menu.Item>
      )}
      {mayDelete && <Menu.Divider />}
      {mayDelete && (
        <Menu.Item c="var(--qd-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
