import { ActionIcon } from '@mantine/core'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import { type Payment, payments } from '@quarterdeck/contract/sales/payments'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { recordMessages, useUndoableAction } from '../../kit/records/index.ts'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import classes from './payments.module.css'

const PayBackDialog = lazy(async () => ({ default: (await import('./pay-back-dialog.tsx')).PayBackDialog }))
const loadMenu = async () => (await import('./payment-menu.tsx')).PaymentMenu

interface Props {
  readonly payment: Payment
  /** Amount not refunded yet, in minor units. */
  readonly left: number
  readonly onChanged: () => void
}

/** Renders a payment or refund with amount, method, date, user and reason. */
export const PaymentItem = ({ payment, left, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const { paymentMethods } = useMessages(recordMessages)
  const { money, keptDay } = useFormats()
  const mayWrite = usePermission('invoices:write')
  const { attempt, problem } = useUndoableAction(onChanged, m.used)
  const [isPayingBack, setPayingBack] = useState(false)
  const { id, amount, method, reference, reason, settles, actor, invoiceId, refundOf } = payment
  const isUsed = invoiceId === null && refundOf === null && amount < 0
  // By a credit note, more was paid than is owed.
  const isMoved = invoiceId !== null && refundOf === null && amount < 0
  const what = () => {
    if (isUsed) return m.onAccount.used
    if (isMoved) return m.onAccount.moved
    if (amount < 0) return m.wasPaidBack
    return settles ? m.settled : paymentMethods[method]
  }
  const label = m.menuOf(money(amount))
  const takeBack = () =>
    attempt(m.removed, () => call(payments.remove, { query: { id: String(id) }, ifMatch: payment.version }))
  return (
    <li>
      <div className={record.entry}>
        <span>{what()}</span>
        <span className={shared.hintWrap}>
          <time dateTime={instantToDay(payment.date)}>{keptDay(payment.date)}</time>
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
      {mayWrite && !isMoved && (invoiceId !== null || left > 0) && (
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
            // What is to somebody's credit came in with a payment, or with a credit note, which stand at their invoice.
            takeBack: invoiceId === null ? undefined : () => void takeBack(),
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
