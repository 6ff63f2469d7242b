import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { targetOfRow } from '../../../kit/ui/data-table/field.ts'
import notice from '../../../kit/ui/notice.module.css'
import { invoiceMessages } from '../messages/index.ts'

const CorrectDialog = lazy(async () => ({ default: (await import('../correct-dialog.tsx')).CorrectDialog }))
const CreditDialog = lazy(async () => ({ default: (await import('../credit-dialog.tsx')).CreditDialog }))
const BatchDialog = lazy(async () => ({ default: (await import('../batch-dialog.tsx')).BatchDialog }))

interface Props {
  readonly invoice: Invoice
  /** Called with the draft that takes over the input, before navigating to it. */
  readonly onDraft: (draft: Invoice) => void
}

/** Explains why some fields are read-only, and offers to correct, credit or void the invoice. */
export const LockedNote = ({ invoice, onDraft }: Props) => {
  const { record, bulk, editor: m } = useMessages(invoiceMessages)
  const mayWrite = usePermission('invoices:write')
  const [asked, setAsked] = useState<'correct' | 'credit' | 'void'>()
  const close = () => setAsked(undefined)
  const { totalAmount, creditedAmount, owedAmount, paidAmount } = invoice
  const isCreditable = totalAmount > creditedAmount
  const offered = [
    ...(isCreditable ? [['correct', record.correctIt] as const, ['credit', record.creditIt] as const] : []),
    ...(owedAmount > 0 && paidAmount === 0 ? [['void', bulk.void.label] as const] : []),
  ]
  return (
    <div className={notice.bar} role="note">
      <IconLock size={16} stroke={1.75} aria-hidden />
      <p className={notice.text}>{m.agreed}</p>
      {mayWrite && (
        <div className={notice.actions}>
          {offered.map(([what, label]) => (
            <Button key={what} size="xs" variant="default" onClick={() => setAsked(what)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Suspense>
        {asked === 'correct' && <CorrectDialog invoice={invoice} onDraft={onDraft} onClose={close} />}
        {asked === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
        {asked === 'void' && <BatchDialog kind="void" chosen={targetOfRow(invoice.id, invoice)} onClose={close} />}
      </Suspense>
    </div>
  )
}
