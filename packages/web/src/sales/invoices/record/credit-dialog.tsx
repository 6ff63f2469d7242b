import { Button, InputBase } from '@mantine/core'
import { toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import { type CreditNote, type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { describeProblem } from '../../../ui/describe-problem.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { formMessages } from '../../../ui/form/messages/index.ts'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { ProblemText } from '../../../ui/form/problem-text.tsx'
import { commonMessages } from '../../../ui/messages/index.ts'
import { toast } from '../../../ui/toast.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'

interface Props {
  readonly invoice: Invoice
  /** Credits an amount, or all that is left, for a draft of the same content to take its place. */
  readonly kind: 'credit' | 'correct'
  readonly onClose: () => void
}

interface Made {
  readonly invoice: Invoice
  readonly creditNote: CreditNote
  readonly draft?: Invoice
}

const maxReason = 500

/** What of an invoice was not credited yet, in minor units. */
const leftToCredit = ({ totalAmount, creditedAmount }: Invoice): number =>
  toMinor(totalAmount) - toMinor(creditedAmount)

/** Makes a credit note to an invoice. It is never taken back, so the button says what it does. */
export const CreditDialog = ({ invoice, kind, onClose }: Props) => {
  const { credit: m } = useMessages(invoiceMessages).record
  const common = useMessages(commonMessages)
  const { reason: words } = useMessages(formMessages)
  const { money } = useFormats()
  const changed = useInvoiceChanged()
  const navigate = useNavigate()
  const keyFor = useIntentKey()
  const left = leftToCredit(invoice)
  const [typed, setTyped] = useState<number | null>(toDecimal(left))
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()
  const amount = kind === 'correct' ? left : toMinor(typed ?? 0)
  const isReady = amount > 0 && amount <= left && reason.trim() !== ''
  const inMoney = (minor: number) => money(toDecimal(minor))

  const send = async (): Promise<Made> => {
    const { id, version } = invoice
    const body = { id, reason: reason.trim() }
    const idempotencyKey = keyFor([kind, body, amount, version])
    if (kind === 'credit') {
      const { data } = await call(invoices.credit, { body: { ...body, amount: toDecimal(amount) }, idempotencyKey })
      return data
    }
    return (await call(invoices.correct, { body, idempotencyKey })).data
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const data = await send()
      changed(data.invoice, ...(data.draft ? [data.draft] : []))
      toast.success(m.done(data.creditNote.number))
      onClose()
      if (data.draft) await navigate({ to: '/invoices/$id', params: { id: data.draft.id } })
    } catch (failure) {
      setProblem(describeProblem(common, failure, { amount: m.amount }).text)
      changed()
    } finally {
      setBusy(false)
    }
  }
  const wrong = () => {
    if (Number.isNaN(typed)) return common.fields.invalid()
    return amount > left ? m.most(inMoney(left)) : undefined
  }
  return (
    <Dialog
      opened
      title={m.title[kind]}
      text={m.text[kind]}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} loading={isBusy}>
            {m.confirm(inMoney(amount || 0))}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        {kind === 'credit' && (
          <NumberInput
            min={0}
            max={toDecimal(left)}
            step={0.01}
            digits={2}
            mt={16}
            label={m.amount}
            description={m.most(inMoney(left))}
            error={wrong()}
            value={typed}
            onNumber={setTyped}
          />
        )}
        <InputBase
          component="textarea"
          multiline
          rows={2}
          mt={16}
          label={words.label}
          description={words.hint}
          required
          maxLength={maxReason}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
