import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { Panel } from '../../kit/ui/panel.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { LazyPaymentDialog } from './lazy-payment-dialog.ts'
import { PaymentItem } from './payment-item.tsx'
import { creditMovesOf, creditOf, openInvoicesOf } from './payment-query.ts'
import { refundableAmountOf } from './refundable-amount.ts'

interface Props {
  readonly customer: number
  /** Called when payments, and what depends on them, may have changed. */
  readonly onChanged: () => void
}

/** Shows a customer's credit balance with its entries, and allows using it for an invoice or refunding it. */
export const CustomerCredit = ({ customer, onChanged }: Props) => {
  const { onAccount: m } = useMessages(salesMessages).payments
  const { money } = useFormats()
  const mayWrite = usePermission('invoices:write')
  const [isUsing, setUsing] = useState(false)
  const credit = useQuery(creditOf(customer)).data?.amount ?? 0
  const isThere = credit > 0
  const moves = useQuery({ ...creditMovesOf(customer), enabled: isThere }).data?.rows ?? []
  const [due] = useQuery({ ...openInvoicesOf(customer), enabled: isThere && mayWrite }).data?.rows ?? []
  if (!isThere) return null
  return (
    <Panel
      title={`${m.title}: ${money(credit)}`}
      tools={
        mayWrite &&
        due && (
          <Button variant="default" size="xs" onClick={() => setUsing(true)}>
            {m.use(due.id)}
          </Button>
        )
      }
    >
      <p className={shared.hint}>{m.text}</p>
      <ul className={record.entries} aria-label={m.title}>
        {moves.map((move) => (
          <PaymentItem
            key={move.id}
            payment={move}
            left={refundableAmountOf(move, moves, credit)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <Suspense>
        {isUsing && due && (
          <LazyPaymentDialog
            invoice={due}
            method="Customer Credit"
            onClose={() => setUsing(false)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </Panel>
  )
}
