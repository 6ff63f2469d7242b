import type { CreditNote } from '@quarterdeck/contract/sales/credit-notes'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../kit/records/index.ts'
import { Panel } from '../../kit/ui/panel.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { PaymentItem } from './payment-item.tsx'
import { paymentsOf } from './payment-query.ts'
import classes from './payments.module.css'
import { refundableAmountOf } from './refundable-amount.ts'

const CreditNoteItem = ({ note }: { readonly note: CreditNote }) => {
  const m = useMessages(salesMessages).refunds
  const { money, date, instant } = useFormats()
  const { number, invoiceId, amount, reason, replacedBy, createdAt } = note
  return (
    <li>
      <div className={record.entry}>
        <Link to="/invoices/$id/credit-note/$note" params={{ id: invoiceId, note: number }}>
          {m.creditNote(number)}
        </Link>
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
  /** Rendered at the end of the heading. */
  readonly tools?: ReactNode
  /** Called when payments, and what depends on them, may have changed. */
  readonly onChanged: () => void
}

/** Lists payments and credits of an invoice. */
export const PaymentsPanel = ({ invoice: { id, creditedAmount, paidAmount }, tools, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const paid = useQuery(paymentsOf(id)).data?.rows
  const credited = useQuery({ ...reading(invoices.creditNotes, { id }), enabled: creditedAmount > 0 }).data ?? []
  return (
    <Panel title={m.title} tools={tools}>
      {paid?.length === 0 && credited.length === 0 && <p className={shared.hint}>{m.none}</p>}
      {(paid ?? []).length + credited.length > 0 && (
        <ul className={record.entries} aria-label={m.title}>
          {paid?.map((payment) => (
            // What of it went to the credit of the customer is not paid back from here.
            <PaymentItem
              key={payment.id}
              payment={payment}
              left={refundableAmountOf(payment, paid, paidAmount)}
              onChanged={onChanged}
            />
          ))}
          {credited.map((note) => (
            <CreditNoteItem key={note.number} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
