import type { SentBodyOf } from '@quarterdeck/contract/kit/endpoint'
import { roundQuantity } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { type Shipment, type ShipmentPatch, shipments } from '@quarterdeck/contract/sales/shipments'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useUndoableAction } from '../../kit/records/index.ts'
import { quantityLabels } from '../../kit/ui/form/quantity-lines.tsx'
import { salesMessages } from '../messages/index.ts'

const query = ({ id }: Shipment) => ({ id: String(id) })

/** Returns a function that ships items exactly once. */
export const useShip = ({ items, version }: Order, onChanged: () => void) => {
  const m = useMessages(salesMessages).shipments
  const keyFor = useIntentKey()
  const { attempt, ...state } = useUndoableAction(onChanged, m.conflict)
  const ship = (body: SentBodyOf<typeof shipments.create>) => {
    const count = roundQuantity(body.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    const idempotencyKey = keyFor({ ...body, version })
    const labels = { ...m.fields, ...quantityLabels(body.lines, items, m.piecesOf) }
    return attempt(m.shipped(count), () => call(shipments.create, { body, ifMatch: version, idempotencyKey }), labels)
  }
  return { ...state, ship }
}

/** Returns the corrections of a shipment: change the tracking, or undo it. */
export const useShipmentChanges = (shipment: Shipment, onChanged: () => void) => {
  const m = useMessages(salesMessages).shipments
  const { attempt, ...state } = useUndoableAction(onChanged)
  const ifMatch = shipment.version
  return {
    ...state,
    track: (body: ShipmentPatch) =>
      attempt(m.saved, () => call(shipments.update, { query: query(shipment), body, ifMatch }), m.fields),
    takeBack: () => attempt(m.removed, () => call(shipments.remove, { query: query(shipment), ifMatch })),
  }
}
