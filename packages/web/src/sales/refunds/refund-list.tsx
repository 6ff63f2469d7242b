import type { Refund } from '@quarterdeck/contract/sales/refunds'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../kit/records/index.ts'
import { StatusBadge } from '../../kit/ui/status-badge.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import classes from './refunds.module.css'

/** Loaded when the dialog opens. */
export const LazyRefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

const tones = { Refund: 'gray', Return: 'amber' } as const

/** Lists refunds and returns of an order. */
export const RefundList = ({ refunds }: { refunds: readonly Refund[] }) => {
  const m = useMessages(salesMessages).refunds
  const { pieces, returnCauses } = useMessages(recordMessages)
  const { money, date, instant } = useFormats()
  return (
    <ul className={classes.refunds} aria-label={m.list}>
      {refunds.map(
        ({ id, orderId, kind, amount, lines, shippingAmount, cause, reason, creditNote, createdAt, actor }) => {
          const parts = lines.map(({ name, quantity }) => pieces(quantity, name))
          return (
            <li key={id}>
              <div>
                <span className={classes.head}>
                  <StatusBadge tone={tones[kind]}>{m.kinds[kind]}</StatusBadge>
                  {[...parts, ...(shippingAmount > 0 ? [m.shipping] : [])].join(', ')}
                </span>
                <span className={shared.hintWrap}>
                  <time dateTime={createdAt} title={instant(createdAt)}>
                    {date(createdAt)}
                  </time>
                  {actor && ` · ${actor.name}`} · {cause !== 'Other' && `${returnCauses[cause]} · `}
                  <q>{reason}</q>
                </span>
                {creditNote && (
                  <Link
                    className={classes.note}
                    to="/orders/$id/credit-note/$note"
                    params={{ id: String(orderId), note: creditNote.number }}
                  >
                    {m.creditNote(creditNote.number)}
                  </Link>
                )}
              </div>
              <span data-figures>{money(-amount + 0)}</span>
            </li>
          )
        },
      )}
    </ul>
  )
}
