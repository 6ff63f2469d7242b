import { Button, InputBase } from '@mantine/core'
import { toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import { type Payment, payments } from '@quarterdeck/contract/sales/payments'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useAttempt } from '../../records/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formMessages } from '../../ui/form/messages/index.ts'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { salesMessages } from '../messages/index.ts'
import classes from './payments.module.css'

interface Props {
  readonly payment: Payment
  /** What of it was not paid back yet, in minor units. */
  readonly left: number
  readonly onClose: () => void
  readonly onChanged: () => void
}

const maxReason = 500

/** Pays back of a payment, which its invoice then owes again. */
export const PayBackDialog = ({ payment, left, onClose, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const { actions, fields } = useMessages(commonMessages)
  const { reason: words } = useMessages(formMessages)
  const { money } = useFormats()
  const [typed, setTyped] = useState<number | null>(toDecimal(left))
  const [reason, setReason] = useState('')
  const { attempt, isBusy, problem } = useAttempt(onChanged)
  const keyFor = useIntentKey()
  const form = useId()
  const amount = toMinor(typed ?? 0)
  const isReady = amount > 0 && amount <= left && reason.trim() !== ''
  const wrong = () => {
    if (Number.isNaN(typed)) return fields.invalid()
    return amount > left ? m.most(money(toDecimal(left))) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    const body = { id: payment.id, amount: toDecimal(amount), reason: reason.trim() }
    const refund = () => call(payments.refund, { body, idempotencyKey: keyFor([body, payment.version]) })
    if (await attempt(m.paidBack(money(body.amount)), refund, m.fields)) onClose()
  }
  return (
    <Dialog
      opened
      title={m.payBack}
      text={m.payBackText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isReady} loading={isBusy}>
            {amount > 0 ? m.confirmPayBack(money(toDecimal(amount))) : m.payBack}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <NumberInput
          min={0}
          max={toDecimal(left)}
          step={0.01}
          digits={2}
          label={m.fields.amount}
          description={m.most(money(toDecimal(left)))}
          error={wrong()}
          data-autofocus
          value={typed}
          onNumber={setTyped}
        />
        <InputBase
          component="textarea"
          multiline
          rows={2}
          label={words.label}
          description={words.hint}
          required
          maxLength={maxReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
