import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { CorrectDialog } from '../correct-dialog.tsx'
import { invoiceMessages } from '../messages/index.ts'

interface Props {
  readonly invoice: Invoice
  readonly onClose: () => void
  /** The form is left, and what was typed is given up. */
  readonly onLeave: () => void
  /** What was typed is to go on in this draft, to which the screen leads. */
  readonly onDraft: (draft: Invoice) => void
}

/** Says of an invoice that somebody has already what is to be done instead of changing it, and does it. */
export const LockedDialog = ({ invoice, onLeave, ...props }: Props) => {
  const { locked: m } = useMessages(invoiceMessages).editor
  return (
    <CorrectDialog
      {...props}
      invoice={invoice}
      why={{ title: m.title, text: m.text, cancel: m.stay }}
      others={
        <Button
          variant="default"
          renderRoot={(link) => <Link to="/invoices/$id/details" params={{ id: invoice.id }} {...link} />}
          onClick={onLeave}
        >
          {m.open}
        </Button>
      }
    />
  )
}
