import { Button } from '@mantine/core'
import type { Order } from '@quarterdeck/contract/orders'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { Panel } from '../ui/panel.tsx'
import { shipmentMessages } from './messages/index.ts'
import { ShipmentItem } from './shipment-item.tsx'
import { shipmentsOf } from './shipment-query.ts'
import classes from './shipments.module.css'
import { unshipped } from './unshipped.ts'

const ShipDialog = lazy(async () => ({ default: (await import('./ship-dialog.tsx')).ShipDialog }))

interface Props {
  readonly order: Order
  /** The order, and what hangs on it, may be other than it was. */
  readonly onChanged: () => void
}

const arrived: ReadonlySet<Order['status']> = new Set(['Delivered', 'Return'])

/** What of an order was shipped; who may, ships the rest. */
export const ShipmentsPanel = ({ order, onChanged }: Props) => {
  const m = useMessages(shipmentMessages)
  const mayWrite = useMay('orders:write')
  const shipments = useQuery(shipmentsOf(order.id)).data?.rows
  const [isOpen, setOpen] = useState(false)
  const left = shipments ? unshipped(order, shipments) : []
  const isSomeLeft = left.some((pieces) => pieces > 0)
  // What arrived without a note of its shipment is not to be shipped any more.
  const isUnderWay = !arrived.has(order.status) || (shipments?.length ?? 0) > 0
  return (
    <Panel
      title={m.list}
      tools={
        mayWrite &&
        isSomeLeft &&
        isUnderWay && (
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
      {shipments?.length === 0 && <p className={classes.quiet}>{m.none}</p>}
      {shipments && shipments.length > 0 && (
        <ul className={classes.shipments} aria-label={m.list}>
          {shipments.map((shipment) => (
            <ShipmentItem key={shipment.id} shipment={shipment} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <Suspense>
        {isOpen && <ShipDialog order={order} left={left} onClose={() => setOpen(false)} onChanged={onChanged} />}
      </Suspense>
    </Panel>
  )
}
