import { ActionIcon, Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { LazyPopup } from '../../../ui/popup/lazy-popup.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { NextStep } from './next-step.tsx'

const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

/** What is to be done with an invoice next, and what else can be. */
export const InvoiceActions = ({ invoice }: { invoice: Invoice }) => {
  const { record: m } = useMessages(invoiceMessages)
  const mayWrite = useMay('invoices:write')
  const mayDelete = useMay('invoices:delete')
  if (!mayWrite && !mayDelete) return null
  return (
    <>
      {mayWrite && invoice.state !== 'void' && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/invoices/$id" params={{ id: invoice.id }} {...props} />}
        >
          {m.edit}
        </Button>
      )}
      <NextStep invoice={invoice} />
      <LazyPopup
        kind="menu"
        target={
          <ActionIcon variant="default" size={36} aria-label={m.more}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        load={loadMenu}
        props={{ invoice }}
      />
    </>
  )
}
