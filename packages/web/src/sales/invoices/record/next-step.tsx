import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { chosenRow } from '../../../ui/data-table/field.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceSteps } from './use-invoice-steps.ts'

const IssueDialog = lazy(async () => ({ default: (await import('../issue-dialog.tsx')).IssueDialog }))

/** What is usually done next with an invoice: it is issued, then it is paid. */
export const NextStep = ({ invoice }: { invoice: Invoice }) => {
  const { bulk: m } = useMessages(invoiceMessages)
  const mayWrite = useMay('invoices:write')
  const { settle, isBusy } = useInvoiceSteps(invoice)
  const [isIssuing, setIssuing] = useState(false)
  const isDraft = invoice.state === 'draft'
  if (!mayWrite || (!isDraft && invoice.owedAmount === 0)) return null
  return (
    <>
      {/* One button, so that it keeps the focus when one step follows the other. */}
      <Button loading={isBusy} onClick={() => (isDraft ? setIssuing(true) : settle('complete'))}>
        {isDraft ? m.issue.label : m.pay.label}
      </Button>
      {isIssuing && isDraft && (
        <Suspense>
          <IssueDialog
            chosen={chosenRow(invoice.id, invoice)}
            onDone={() => undefined}
            onClose={() => setIssuing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
