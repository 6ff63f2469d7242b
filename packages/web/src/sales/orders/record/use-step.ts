import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import { type Order, orders } from '@quarterdeck/contract/sales/orders'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { orderMessages } from '../messages/index.ts'
import { useOrderChanged } from './use-order-changed.ts'

/** Returns a function that changes the status of an order, with Undo. Resolves to true if successful. */
export const useStep = (order: Order) => {
  const { record: m, statuses, fields } = useMessages(orderMessages)
  const common = useMessages(commonMessages)
  const changed = useOrderChanged()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)

  const step = async (to: OrderStatus, reason?: string): Promise<boolean> => {
    setBusy(true)
    const body = { id: order.id, to, reason }
    const idempotencyKey = keyFor({ ...body, version: order.version })
    try {
      const { data, batch } = await call(orders.move, { body, ifMatch: order.version, idempotencyKey })
      changed(data.order)
      offer(m.steps.done(statuses[to]), batch)
      return true
    } catch (error) {
      reportProblem(common, error, { to: fields.status })
      changed()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { step, isBusy }
}
