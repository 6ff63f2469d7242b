import { Button } from '@mantine/core'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { salesMessages } from '../../messages/index.ts'
import { LazyShipDialog, useShipping } from '../../shipments/index.ts'
import { orderMessages } from '../messages/index.ts'
import { useOrderChanged } from './use-order-changed.ts'
import { useStep } from './use-step.ts'

/** Renders the usual next step of an order as a button: ship the items, then confirm the delivery. */
export const NextStep = ({ order }: { order: Order }) => {
  const { steps } = useMessages(orderMessages).record
  const m = useMessages(salesMessages).shipments
  const mayWrite = usePermission('orders:write')
  const shipping = useShipping(order)
  const { step, isBusy } = useStep(order)
  const changed = useOrderChanged()
  // What was left when it was asked for: what others ship meanwhile does not move under the hands.
  const [left, setLeft] = useState<readonly number[]>()
  const next = mayWrite ? shipping?.next : undefined
  return (
    <>
      {next && (
        // One button, so that it keeps the focus when one step follows the other.
        <Button
          loading={isBusy}
          onClick={() => (next === 'deliver' ? void step('Delivered') : setLeft(shipping?.left))}
        >
          {{ ship: m.open, shipRest: m.openRest, deliver: steps.to.Delivered }[next]}
        </Button>
      )}
      {left && (
        <Suspense>
          <LazyShipDialog order={order} left={left} onClose={() => setLeft(undefined)} onChanged={() => changed()} />
        </Suspense>
      )}
    </>
  )
}
