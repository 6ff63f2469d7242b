import { type Order, orders } from '@quarterdeck/contract/orders'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useUndo } from '../../../records/index.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { orderMessages } from '../messages/index.ts'
import { useOrderChanged } from './use-order-changed.ts'

/** Makes the invoice of an order and offers Undo. */
export const useMakeInvoice = (order: Order) => {
  const m = useMessages(orderMessages).record
  const common = useMessages(commonMessages)
  const changed = useOrderChanged()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)

  const make = async () => {
    setBusy(true)
    try {
      const idempotencyKey = keyFor([order.id, order.version])
      const { data, batch } = await call(orders.invoice, { body: { id: order.id }, idempotencyKey })
      changed(data.order)
      offer(m.invoice.made(data.invoice.id), batch)
    } catch (error) {
      reportProblem(common, error)
      changed()
    } finally {
      setBusy(false)
    }
  }
  return { make: () => void make(), isBusy }
}
