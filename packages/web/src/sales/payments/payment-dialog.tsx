import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { type PaymentWay, paymentWays } from '@quarterdeck/contract/kit/constants'
import { dayToInstant } from '@quarterdeck/contract/kit/day'
import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { payments } from '@quarterdeck/contract/sales/payments'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../kit/lib/session.ts'
import { recordMessages, useUndoableAction } from '../../kit/records/index.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { DayInput } from '../../kit/ui/form/day-input.tsx'
import { NumberInput } from '../../kit/ui/form/number-input.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { allocate } from './allocate.ts'
import { creditOf, openInvoicesOf, paidInvoicesOf } from './payment-query.ts'
import classes from './payments.module.css'

interface Props {
  readonly invoice: Invoice
  /** Payment method, if known. */
  readonly method?: PaymentWay
  readonly onClose: () => void
  /** Called when payments, and what depends on them, may have changed. */
  readonly onChanged: () => void
}

const maxReference = 120
const onAccount: PaymentWay = 'Customer Credit'

/** Returns the amount to pay in minor units; for a draft in advance. */
const owedOf = ({ state, owedAmount, totalAmount, paidAmount }: Invoice): number =>
  state === 'draft' ? toMinor(totalAmount) - toMinor(paidAmount) : toMinor(owedAmount)

const owing = (invoice: Invoice) => ({ id: invoice.id, owed: owedOf(invoice) })

/** Returns the state of the payment form; the default amount is all that is owed. */
const usePaymentDraft = (
  invoice: Invoice,
  others: readonly Invoice[],
  credit: number,
  first: PaymentWay = invoice.payment.paymentMethod,
) => {
  const today = useCompanyToday()
  const [typed, setTyped] = useState<number | null>()
  const [chosenDay, setDay] = useState<string>()
  const [chosenMethod, setMethod] = useState<PaymentWay>(first)
  const [downPayment, setDownPayment] = useState<Invoice>()
  const [reference, setReference] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  // A dialog that stays open past midnight goes along.
  const day = chosenDay ?? today
  const method = downPayment ? onAccount : chosenMethod
  const available = downPayment ? toMinor(downPayment.paidAmount) : credit
  const targets = [invoice, ...others.filter(({ id }) => chosen.has(id))].map(owing)
  const owed = targets.reduce((sum, target) => sum + target.owed, 0)
  const most = method === onAccount ? Math.min(owed, available) : owed
  const written = toMinor(typed ?? 0)
  const amount = typed === undefined ? most : written > 0 ? written : 0
  const { parts, rest } = allocate(amount, targets)
  const isTooMuch = method === onAccount && amount > most
  return {
    amount,
    owed,
    rest,
    most,
    isTooMuch,
    typed: typed === undefined ? toDecimal(most) : typed,
    setTyped,
    day,
    today,
    setDay,
    method,
    setMethod,
    downPayment,
    setDownPayment: (chosen: Invoice | undefined) => {
      setDownPayment(chosen)
      setTyped(undefined)
    },
    reference,
    setReference,
    isChosen: (id: string) => chosen.has(id),
    choose: (id: string, isWanted: boolean) =>
      setChosen((known) => new Set(isWanted ? [...known, id] : [...known].filter((each) => each !== id))),
    partOf: (id: string) => parts.find((part) => part.id === id)?.amount ?? 0,
    isReady: parts.some((part) => part.amount > 0) && !isTooMuch && day !== '' && day <= today,
    body: {
      ...(day !== today && { date: day === '' ? undefined : dayToInstant(day) }),
      method,
      reference: reference.trim(),
      parts: parts.flatMap(({ id, amount: part }) => (part > 0 ? [{ invoiceId: id, amount: toDecimal(part) }] : [])),
      ...(rest > 0 && { amount: toDecimal(amount) }),
      ...(downPayment && { downPayment: downPayment.id }),
    },
  }
}
type PaymentDraft = ReturnType<typeof usePaymentDraft>

/** Selects other invoices of the customer paid at the same time. */
const Others = ({ others, draft }: { readonly others: readonly Invoice[]; readonly draft: PaymentDraft }) => {
  const m = useMessages(salesMessages).payments
  const { money, keptDay: date } = useFormats()
  return (
    <fieldset className={classes.others}>
      <legend>{m.others}</legend>
      {others.map(({ id, owedAmount, dueDate }) => (
        <div key={id} className={classes.other}>
          <Checkbox
            label={id}
            description={m.owedBy(money(owedAmount), date(dueDate))}
            checked={draft.isChosen(id)}
            onChange={({ currentTarget: { checked } }) => draft.choose(id, checked)}
          />
          {draft.isChosen(id) && <span data-figures>{money(toDecimal(draft.partOf(id)))}</span>}
        </div>
      ))}
    </fieldset>
  )
}

/** Selects the invoice of a down payment to offset. */
const DownPayment = ({ invoice, draft }: { readonly invoice: Invoice; readonly draft: PaymentDraft }) => {
  const m = useMessages(salesMessages).payments
  const { money } = useFormats()
  const paid = useQuery(paidInvoicesOf(invoice.customer.id)).data?.rows ?? []
  const usable = paid.filter(({ id, paidAmount }) => id !== invoice.id && paidAmount > 0)
  if (usable.length === 0) return null
  return (
    <Select
      label={m.downPayment}
      description={draft.downPayment && m.downPaymentHint(draft.downPayment.id)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={m.noDownPayment}
      data={usable.map(({ id, paidAmount }) => ({ value: id, label: `${id} · ${money(paidAmount)}` }))}
      value={draft.downPayment?.id ?? null}
      onChange={(chosen) => draft.setDownPayment(usable.find(({ id }) => id === chosen))}
      clearable
      clearButtonProps={{ 'aria-label': m.noDownPayment }}
    />
  )
}

/** Explains the result of an amount that differs from the amount owed. */
const Outcome = ({ draft: { amount, owed, rest } }: { readonly draft: PaymentDraft }) => {
  const m = useMessages(salesMessages).payments
  const { money } = useFormats()
  if (rest > 0) return <p className={shared.hintWrap}>{m.rest(money(toDecimal(rest)))}</p>
  if (amount > 0 && amount < owed)
    return <p className={shared.hintWrap}>{m.stillOwed(money(toDecimal(owed - amount)))}</p>
  return null
}

/** Records a payment of an invoice, and of others of the same customer. */
export const PaymentDialog = ({ invoice: latest, method, onClose, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const { paymentMethods } = useMessages(recordMessages)
  const { actions, fields } = useMessages(commonMessages)
  const { money } = useFormats()
  // What was owed when it was asked for: what others record meanwhile does not move under the hands, until it is in the way.
  const [begun, setBegun] = useState<Invoice | undefined>(latest)
  const invoice = begun ?? latest
  const { id, customer } = invoice
  const credit = useQuery(creditOf(customer.id)).data?.amount ?? 0
  const others = (useQuery(openInvoicesOf(customer.id)).data?.rows ?? []).filter((other) => other.id !== id)
  const draft = usePaymentDraft(invoice, others, toMinor(credit), method)
  const { attempt, isBusy, problem } = useUndoableAction(onChanged, ({ code, fields: wrong }) => {
    if (code === 'conflict') return m.conflict
    const fields = Object.keys(wrong)
    return fields.length > 0 && fields.every((field) => field.startsWith('parts.')) ? m.moved : undefined
  })
  const keyFor = useIntentKey()
  const form = useId()
  const inMoney = (minor: number) => money(toDecimal(minor))
  const ways = paymentWays.filter((way) => way !== onAccount || credit > 0 || draft.downPayment)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!draft.isReady || isBusy) return
    const { body } = draft
    const record = async () => {
      const answer = await call(payments.create, { body, idempotencyKey: keyFor([body, invoice.version]) })
      // A credit note is never taken back.
      return body.downPayment ? { ...answer, batch: '' } : answer
    }
    if (await attempt(m.recorded(inMoney(draft.amount)), record, { ...m.fields, downPayment: m.downPayment })) onClose()
    else setBegun(undefined)
  }
  const wrong = () => {
    if (Number.isNaN(draft.typed)) return fields.invalid()
    return draft.isTooMuch ? m.most(inMoney(draft.most)) : undefined
  }
  return (
    <Dialog
      opened
      size="lg"
      title={m.open}
      text={m.text(id, inMoney(owedOf(invoice)))}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!draft.isReady} loading={isBusy}>
            {draft.isReady ? m.confirm(inMoney(draft.amount)) : m.open}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <div className={record.pair}>
          <NumberInput
            min={0}
            step={0.01}
            digits={2}
            label={m.received}
            error={wrong()}
            data-autofocus
            value={draft.typed}
            onNumber={draft.setTyped}
          />
          <DayInput
            label={m.fields.date}
            max={draft.today}
            required
            withAsterisk={false}
            value={draft.day}
            onDay={draft.setDay}
          />
          <Select
            label={m.fields.method}
            description={credit > 0 ? m.credit(money(credit)) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={ways.map((way) => ({ value: way, label: paymentMethods[way] }))}
            value={draft.method}
            disabled={draft.downPayment !== undefined}
            onChange={(way) => draft.setMethod(ways.find((each) => each === way) ?? draft.method)}
            allowDeselect={false}
          />
          <TextInput
            label={m.fields.reference}
            maxLength={maxReference}
            value={draft.reference}
            onChange={({ currentTarget: { value } }) => draft.setReference(value)}
          />
        </div>
        <DownPayment invoice={invoice} draft={draft} />
        {others.length > 0 && <Others others={others} draft={draft} />}
        <div aria-live="polite">
          <Outcome draft={draft} />
        </div>
      </form>
    </Dialog>
  )
}
