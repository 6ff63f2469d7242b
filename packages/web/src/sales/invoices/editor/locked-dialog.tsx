import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { CorrectDialog } from '../correct-dialog.tsx'
import { invoiceMessages } from '../messages/index.ts'

interface Props {
  readonly invoice: Invoice
  readonly onClose: () => void
  /** Called to leave the form and discard its input. */
  readonly onLeave: () => void
  /** Called with the draft that takes over the input, before navigating to it. */
  readonly onDraft: (draft: Invoice) => void
}

/** Explains what to do instead of changing an invoice that its customer has, and does it. */
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
