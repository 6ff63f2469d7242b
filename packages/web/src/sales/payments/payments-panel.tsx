import { ActionIcon } from '@mantine/core'
import { dayKept } from '@quarterdeck/contract/core/day'
import { toMinor } from '@quarterdeck/contract/core/money'
import { type CreditNote, type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { type Payment, payments } from '@quarterdeck/contract/sales/payments'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { RecordLink, recordMessages, useAttempt } from '../../records/index.ts'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'
import record from '../../ui/styles/record.module.css'
import shared from '../../ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { paymentsOf } from './payment-query.ts'
import classes from './payments.module.css'

/** Loaded when somebody records a payment. */
export const LazyPaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))
const PayBackDialog = lazy(async () => ({ default: (await import('./pay-back-dialog.tsx')).PayBackDialog }))
const loadMenu = async () => (await import('./payment-menu.tsx')).PaymentMenu

interface ItemProps {
  readonly payment: Payment
  /** What of it was not paid back yet, in minor units. */
  readonly left: number
  readonly onChanged: () => void
}

/** One payment: how much, how, when and by whom, or that it was paid back and why. */
const PaymentItem = ({ payment, left, onChanged }: ItemProps) => {
  const m = useMessages(salesMessages).payments
  const { paymentMethods } = useMessages(recordMessages)
  const { money, keptDay } = useFormats()
  const mayWrite = useMay('invoices:write')
  const { attempt, problem } = useAttempt(onChanged, m.used)
  const [isPayingBack, setPayingBack] = useState(false)
  const { id, amount, method, reference, reason, settles, actor } = payment
  const label = m.menuOf(money(amount))
  const takeBack = () =>
    attempt(m.removed, () => call(payments.remove, { query: { id: String(id) }, ifMatch: payment.version }))
  return (
    <li>
      <div className={record.entry}>
        <span>{amount < 0 ? m.wasPaidBack : settles ? m.settled : paymentMethods[method]}</span>
        <span className={shared.hintWrap}>
          <time dateTime={dayKept(payment.date)}>{keptDay(payment.date)}</time>
          {actor && (
            <>
              {' · '}
              <bdi>{actor.name}</bdi>
            </>
          )}
          {reference && (
            <>
              {' · '}
              <bdi>{reference}</bdi>
            </>
          )}
          {reason && (
            <>
              {' · '}
              <q>{reason}</q>
            </>
          )}
        </span>
        <ProblemText text={problem} />
      </div>
      <span className={classes.amount} data-figures>
        {money(amount)}
      </span>
      {mayWrite && (
        <LazyPopup
          kind="menu"
          target={
            <ActionIcon variant="subtle" color="gray" size={28} aria-label={label}>
              <IconDots size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
          load={loadMenu}
          props={{
            label,
            payBack: left > 0 ? () => setPayingBack(true) : undefined,
            takeBack: () => void takeBack(),
          }}
        />
      )}
      <Suspense>
        {isPayingBack && (
          <PayBackDialog payment={payment} left={left} onClose={() => setPayingBack(false)} onChanged={onChanged} />
        )}
      </Suspense>
    </li>
  )
}

const CreditNoteItem = ({ note }: { readonly note: CreditNote }) => {
  const m = useMessages(salesMessages).refunds
  const { money, date, instant } = useFormats()
  const { number, orderId, refundId, amount, reason, replacedBy, createdAt } = note
  const name = m.creditNote(number)
  return (
    <li>
      <div className={record.entry}>
        {orderId !== null && refundId !== null ? (
          <Link to="/orders/$id/credit-note/$note" params={{ id: String(orderId), note: number }}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <span className={shared.hintWrap}>
          <time dateTime={createdAt} title={instant(createdAt)}>
            {date(createdAt)}
          </time>
          {reason && (
            <>
              {' · '}
              <q>{reason}</q>
            </>
          )}
        </span>
        {replacedBy && (
          <RecordLink entity="invoices" record={replacedBy}>
            {m.replacedBy(replacedBy)}
          </RecordLink>
        )}
      </div>
      <span className={classes.amount} data-figures>
        {money(-amount)}
      </span>
    </li>
  )
}

interface Props {
  readonly invoice: Invoice
  /** Stands at the end of its heading. */
  readonly tools?: ReactNode
  /** What was paid, and what follows from it, may be other than it was. */
  readonly onChanged: () => void
}

/** What was paid of an invoice, and what of it was credited. */
export const PaymentsPanel = ({ invoice: { id, creditedAmount, paidAmount }, tools, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const paid = useQuery(paymentsOf(id)).data?.rows
  const credited = useQuery({ ...reading(invoices.creditNotes, { id }), enabled: creditedAmount > 0 }).data ?? []
  // What of it went to the credit of the customer is not paid back from here.
  const leftOf = ({ id: payment, amount }: Payment) => {
    const refunds = (paid ?? []).filter(({ refundOf }) => refundOf === payment)
    const left = refunds.reduce((sum, back) => sum + toMinor(back.amount), toMinor(amount))
    return Math.min(left, toMinor(paidAmount))
  }
  return (
    <Panel title={m.title} tools={tools}>
      {paid?.length === 0 && credited.length === 0 && <p className={shared.hint}>{m.none}</p>}
      {(paid ?? []).length + credited.length > 0 && (
        <ul className={record.entries} aria-label={m.title}>
          {paid?.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} left={leftOf(payment)} onChanged={onChanged} />
          ))}
          {credited.map((note) => (
            <CreditNoteItem key={note.number} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
