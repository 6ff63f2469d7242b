import { Button } from '@mantine/core'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { piecesByLine } from '@quarterdeck/contract/sales/pieces'
import type { Refund } from '@quarterdeck/contract/sales/refunds'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { Amounts } from '../../../kit/records/index.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import classes from '../../../kit/ui/styles/record.module.css'
import { salesMessages } from '../../messages/index.ts'
import { LazyRefundDialog, RefundList, refundableRest, refundsOf } from '../../refunds/index.ts'
import { shipmentsOf } from '../../shipments/index.ts'
import { OrderAmounts, OrderLines } from '../lines.tsx'
import { orderMessages } from '../messages/index.ts'
import { useOrderChanged } from './use-order-changed.ts'

/** Returns a function with a note on a line: pieces shipped or returned, if not obvious from the order. */
const useLineNotes = (order: Order, refunds: readonly Refund[]) => {
  const { refunds: refundWords, shipments: shipmentWords } = useMessages(salesMessages)
  const shipped = piecesByLine(useQuery(shipmentsOf(order.id)).data?.rows ?? [])
  const gone = piecesByLine(refunds)
  return (line: number): string | undefined => {
    const { quantity = 0 } = order.items[line] ?? {}
    const [out, back] = [shipped.get(line) ?? 0, gone.get(line) ?? 0]
    const notes = [out > 0 && out < quantity && shipmentWords.partly(out, quantity), back > 0 && refundWords.gone(back)]
    return notes.filter(Boolean).join(' · ') || undefined
  }
}

/** Shows the items, amounts and refunds of an order. */
export const ItemsPanel = ({ order }: { order: Order }) => {
  const { fields } = useMessages(orderMessages)
  const m = useMessages(salesMessages).refunds
  const mayRefund = usePermission('orders:refund')
  const changed = useOrderChanged()
  const refunds = useQuery(refundsOf(order.id)).data?.rows ?? []
  const [isOpen, setOpen] = useState(false)

  const noteOf = useLineNotes(order, refunds)
  const left = refundableRest(order, refunds)
  const isOver = left.amount === 0 && left.pieces.every((pieces) => pieces === 0)
  return (
    <Panel
      title={fields.items}
      tools={
        mayRefund &&
        !isOver && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconReceiptRefund size={16} stroke={1.75} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {m.open}
          </Button>
        )
      }
    >
      <OrderLines order={order} noteOf={noteOf} />
      <div className={classes.breakdown}>
        <OrderAmounts order={order} />
        {order.refundedAmount > 0 && (
          <Amounts
            parts={[
              [m.paid, order.totalAmount],
              [m.refunded, -order.refundedAmount],
            ]}
            total={[m.net, toDecimal(left.amount)]}
          />
        )}
      </div>
      {refunds.length > 0 && <RefundList refunds={refunds} />}
      {isOpen && (
        <Suspense>
          <LazyRefundDialog order={order} onClose={() => setOpen(false)} onChanged={() => changed()} />
        </Suspense>
      )}
    </Panel>
  )
}
