import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { targetOfRow } from '../../../kit/ui/data-table/field.ts'
import { salesMessages } from '../../messages/index.ts'
import { LazyPaymentDialog } from '../../payments/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'

const BatchDialog = lazy(async () => ({ default: (await import('../batch-dialog.tsx')).BatchDialog }))
const SendDialog = lazy(async () => ({ default: (await import('../../mails/index.ts')).SendDialog }))

type Step = 'issue' | 'send' | 'pay'

/** Returns the usual next step: issue, send, record a payment. */
export const nextOf = ({ state, owedAmount, sentAt, viewedAt }: Invoice): Step | undefined => {
  if (state === 'draft') return 'issue'
  if (state === 'void' || owedAmount <= 0) return undefined
  return sentAt === null && viewedAt === null ? 'send' : 'pay'
}

/** Renders the next step as a button. */
export const NextStep = ({ invoice }: { invoice: Invoice }) => {
  const { bulk, record } = useMessages(invoiceMessages)
  const { open: pay } = useMessages(salesMessages).payments
  const mayWrite = usePermission('invoices:write')
  const changed = useInvoiceChanged()
  const [asked, setAsked] = useState<ReturnType<typeof nextOf>>()
  const next = nextOf(invoice)
  const close = () => setAsked(undefined)
  if (!mayWrite) return null
  return (
    <>
      {/* One button, so that it keeps the focus when one step follows the other. */}
      {next && (
        <Button onClick={() => setAsked(next)}>{{ issue: bulk.issue.label, send: record.send, pay }[next]}</Button>
      )}
      <Suspense>
        {asked === 'issue' && <BatchDialog kind="issue" chosen={targetOfRow(invoice.id, invoice)} onClose={close} />}
        {asked === 'send' && (
          <SendDialog invoice={invoice} onSent={(invoices) => changed(...invoices)} onClose={close} />
        )}
        {asked === 'pay' && <LazyPaymentDialog invoice={invoice} onClose={close} onChanged={() => changed()} />}
      </Suspense>
    </>
  )
}

/** Records a payment before the invoice was issued or sent, which is not the usual next step. */
export const RecordPaymentButton = ({ invoice }: { invoice: Invoice }) => {
  const { open } = useMessages(salesMessages).payments
  const mayWrite = usePermission('invoices:write')
  const changed = useInvoiceChanged()
  const [isAsked, setAsked] = useState(false)
  const isPrepayable = invoice.state === 'draft' && invoice.paidAmount < invoice.totalAmount
  if (!mayWrite || !(isPrepayable || nextOf(invoice) === 'send')) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        {open}
      </Button>
      <Suspense>
        {isAsked && <LazyPaymentDialog invoice={invoice} onClose={() => setAsked(false)} onChanged={() => changed()} />}
      </Suspense>
    </>
  )
}
