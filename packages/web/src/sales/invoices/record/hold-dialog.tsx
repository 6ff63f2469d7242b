import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { PromptDialog } from '../../../kit/ui/prompt-dialog.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceSteps } from './use-invoice-steps.ts'

/** Asks why reminders of an invoice are suspended. */
export const HoldDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const { hold: m } = useMessages(invoiceMessages).record
  const { holdReminders } = useInvoiceSteps(invoice)
  return (
    <PromptDialog
      kind="text"
      title={m.open}
      text={m.text}
      label={m.reason}
      submit={m.open}
      max={200}
      onSend={async (reason) => {
        if ((await holdReminders(reason)) !== undefined) onClose()
      }}
      onClose={onClose}
    />
  )
}
