import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { chosenRow } from '../../../ui/data-table/field.ts'
import { salesMessages } from '../../messages/index.ts'
import { LazyPaymentDialog } from '../../payments/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'

const BatchDialog = lazy(async () => ({ default: (await import('../batch-dialog.tsx')).BatchDialog }))

/** What is usually done next with an invoice: it is issued, then it is paid. */
export const NextStep = ({ invoice }: { invoice: Invoice }) => {
  const { issue } = useMessages(invoiceMessages).bulk
  const { open: pay } = useMessages(salesMessages).payments
  const mayWrite = useMay('invoices:write')
  const changed = useInvoiceChanged()
  const [asked, setAsked] = useState<'issue' | 'pay'>()
  const next = invoice.state === 'draft' ? 'issue' : invoice.owedAmount > 0 ? 'pay' : undefined
  const close = () => setAsked(undefined)
  if (!mayWrite) return null
  return (
    <>
      {/* One button, so that it keeps the focus when one step follows the other. */}
      {next && <Button onClick={() => setAsked(next)}>{{ issue: issue.label, pay }[next]}</Button>}
      <Suspense>
        {asked === 'issue' && <BatchDialog kind="issue" chosen={chosenRow(invoice.id, invoice)} onClose={close} />}
        {asked === 'pay' && <LazyPaymentDialog invoice={invoice} onClose={close} onChanged={() => changed()} />}
      </Suspense>
    </>
  )
}
