import { Button } from '@mantine/core'
import { toMinor } from '@quarterdeck/contract/kit/money'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { useUndoableAction } from '../../kit/records/index.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { ReasonInput } from '../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import { invoiceMessages } from './messages/index.ts'
import { useInvoiceChanged } from './use-invoice-changed.ts'

interface Props {
  readonly invoice: Invoice
  /** Texts for a correction that another action led to. */
  readonly why?: { readonly title: string; readonly text: string; readonly cancel: string }
  /** Alternative actions. */
  readonly others?: ReactNode
  /** Called with the new draft before navigating to it. */
  readonly onDraft?: (draft: Invoice) => void
  readonly onClose: () => void
}

/** Credits the remaining amount of an invoice and creates a draft with the same content. Irreversible. */
export const CorrectDialog = ({ invoice, why, others, onDraft, onClose }: Props) => {
  const { credit: m, correctIt } = useMessages(invoiceMessages).record
  const { actions } = useMessages(commonMessages)
  const changed = useInvoiceChanged()
  const leadOn = useNavigateIfHere()
  const keyFor = useIntentKey()
  const [reason, setReason] = useState('')
  const { attempt, isBusy, problem } = useUndoableAction(() => changed())
  const form = useId()
  const { id, version, totalAmount, creditedAmount } = invoice
  const left = toMinor(totalAmount) - toMinor(creditedAmount)
  const isReady = left > 0 && reason.trim() !== ''

  const correct = async () => {
    const body = { id, reason: reason.trim() }
    const { data } = await call(invoices.correct, { body, idempotencyKey: keyFor([body, version]) })
    onDraft?.(data.draft)
    onClose()
    await leadOn({ to: '/invoices/$id', params: { id: data.draft.id } })
    return { data, batch: '' }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void attempt(({ data }) => m.corrected(data.creditNote.number), correct)
  }
  return (
    <Dialog
      opened
      {...(others !== undefined && { size: 'lg' })}
      title={why?.title ?? m.title.correct}
      text={why?.text ?? m.text.correct}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {why?.cancel ?? actions.cancel}
          </Button>
          {others}
          <Button type="submit" form={form} disabled={!isReady} loading={isBusy}>
            {correctIt}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={submit}>
        <ProblemText text={problem} />
        <ReasonInput required data-autofocus value={reason} onValue={setReason} />
      </form>
    </Dialog>
  )
}
