import { Button, NativeSelect } from '@mantine/core'
import { type ReturnCause, returnCauses } from '@quarterdeck/contract/kit/constants'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { type Refund, refundKinds } from '@quarterdeck/contract/sales/refunds'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../kit/records/index.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { NumberInput } from '../../kit/ui/form/number-input.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { QuantityLines } from '../../kit/ui/form/quantity-lines.tsx'
import { ReasonInput } from '../../kit/ui/form/reason-input.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import { useInvoiceOf } from '../invoices/index.ts'
import { salesMessages } from '../messages/index.ts'
import { RefundLine } from './refund-line.tsx'
import { refundsOf } from './refund-query.ts'
import { refundableRest } from './refundable-rest.ts'
import classes from './refunds.module.css'
import { useRefund } from './use-refund.ts'
import { type RefundDraftState, useRefundDraft } from './use-refund-draft.ts'

interface Props {
  readonly order: Order
  readonly onClose: () => void
  /** Called when the order, and what depends on it, may have changed. */
  readonly onChanged: () => void
  readonly onRefunded?: (refund: Refund) => void
}

const Kinds = ({ draft }: { draft: RefundDraftState }) => {
  const m = useMessages(salesMessages).refunds
  return (
    <fieldset className={classes.kinds}>
      <legend>{m.kind}</legend>
      {refundKinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            data-autofocus={draft.kind === kind || undefined}
            checked={draft.kind === kind}
            onChange={() => draft.setKind(kind)}
          />
          <span>
            {m.kinds[kind]}
            <span className={classes.quiet}>{m.kindHints[kind]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Refunds pieces, shipping or an amount. Irreversible; the button repeats the amount. */
export const RefundDialog = ({ order, onClose, onChanged, onRefunded }: Props) => {
  const m = useMessages(salesMessages).refunds
  const { actions, fields } = useMessages(commonMessages)
  const { returnCauses: causes } = useMessages(recordMessages)
  const { money, number } = useFormats()
  const { data } = useSuspenseQuery(refundsOf(order.id))
  const left = refundableRest(order, data.rows)
  const draft = useRefundDraft(order, left)
  const { refund, isBusy, problem } = useRefund(order, onChanged)
  const { invoice, isPending } = useInvoiceOf(order)
  const form = useId()
  const inMoney = (minor: number) => money(toDecimal(minor))
  const wrong = (amount: number | null, isTooMuch: boolean) => {
    if (Number.isNaN(amount)) return fields.invalid()
    return isTooMuch ? m.tooMuch : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = draft.isReady && !isBusy && (await refund(draft))
    if (!made) return
    onRefunded?.(made)
    onClose()
  }
  return (
    <Dialog
      opened
      size="lg"
      title={m.title}
      text={m.text(inMoney(left.amount))}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!draft.isReady} loading={isBusy}>
            {draft.kind === 'Return' && draft.amount === 0
              ? m.confirmReturn
              : m.confirm[draft.kind](inMoney(draft.amount || 0))}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <Kinds draft={draft} />
        <QuantityLines>
          {order.items.map((item, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            <RefundLine key={line} item={item} line={line} left={left} draft={draft} />
          ))}
        </QuantityLines>
        <div className={classes.amounts}>
          <NumberInput
            min={0}
            max={toDecimal(left.shipping)}
            step={0.01}
            digits={2}
            label={m.shipping}
            description={m.most(inMoney(left.shipping))}
            error={wrong(draft.shipping, draft.isTooMuchShipping)}
            placeholder={number(0)}
            disabled={left.shipping === 0}
            value={draft.shipping}
            onNumber={draft.setShipping}
          />
          <NumberInput
            min={0}
            max={toDecimal(left.amount)}
            step={0.01}
            digits={2}
            label={m.amount}
            description={m.most(inMoney(left.amount))}
            error={wrong(draft.typedAmount, draft.isTooMuch)}
            value={draft.typedAmount}
            onNumber={draft.setTypedAmount}
          />
        </div>
        {invoice && !isPending && draft.amount > 0 && <p className={classes.quiet}>{m.creditNoteFor(invoice)}</p>}
        <NativeSelect
          label={m.cause}
          data={returnCauses.map((value) => ({ value, label: causes[value] }))}
          value={draft.cause}
          onChange={({ currentTarget: { value } }) => draft.setCause(value as ReturnCause)}
        />
        <ReasonInput required label={m.explanation} value={draft.reason} onValue={draft.setReason} />
      </form>
    </Dialog>
  )
}
