import type { Order } from '@quarterdeck/contract/orders'
import { piecesByLine } from '@quarterdeck/contract/pieces'
import type { Shipment } from '@quarterdeck/contract/shipments'

/** How many pieces of each line are still to be shipped. */
export const unshipped = ({ items }: Order, shipments: readonly Shipment[]): readonly number[] => {
  const shipped = piecesByLine(shipments)
  return items.map(({ quantity }, line) => Math.max(0, quantity - (shipped.get(line) ?? 0)))
}
