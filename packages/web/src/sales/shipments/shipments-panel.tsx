import { Button } from '@mantine/core'
import type { Order } from '@quarterdeck/contract/sales/orders'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { Panel } from '../../kit/ui/panel.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { useShipping } from './next-step.ts'
import { ShipmentItem } from './shipment-item.tsx'

/** Loaded when the dialog opens. */
export const LazyShipDialog = lazy(async () => ({ default: (await import('./ship-dialog.tsx')).ShipDialog }))

interface Props {
  readonly order: Order
  /** Called when the order, and what depends on it, may have changed. */
  readonly onChanged: () => void
}

const arrived: ReadonlySet<Order['status']> = new Set(['Delivered', 'Return'])

/** Lists the shipments of an order. Offers to ship the rest, unless that is the next step of the order. */
export const ShipmentsPanel = ({ order, onChanged }: Props) => {
  const m = useMessages(salesMessages).shipments
  const mayWrite = usePermission('orders:write')
  const shipping = useShipping(order)
  const [isOpen, setOpen] = useState(false)
  const { shipments, left = [], next } = shipping ?? {}
  const isNone = shipments?.length === 0
  // What arrived without a note of its shipment has nothing to tell here, and is not to be shipped any more.
  if (arrived.has(order.status) && (!shipments || isNone)) return null
  const isOffered = mayWrite && left.some((pieces) => pieces > 0) && next !== 'ship' && next !== 'shipRest'
  return (
    <Panel
      title={m.list}
      tools={
        isOffered && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTruckDelivery size={16} stroke={1.75} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {m.open}
          </Button>
        )
      }
    >
      {isNone && <p className={shared.hint}>{order.status === 'Shipping' ? m.untracked : m.none}</p>}
      {shipments && !isNone && (
        <ul className={record.entries} aria-label={m.list}>
          {shipments.map((shipment) => (
            <ShipmentItem key={shipment.id} shipment={shipment} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <Suspense>
        {isOpen && <LazyShipDialog order={order} left={left} onClose={() => setOpen(false)} onChanged={onChanged} />}
      </Suspense>
    </Panel>
  )
}
