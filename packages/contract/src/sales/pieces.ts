import { roundQuantity } from '../kit/money.ts'
import type { RefundKind } from './refunds.ts'

interface Line {
  /** Index in the order's items, from 0. */
  readonly line: number
  readonly quantity: number
}

/** Returns the pieces per order line, summed over records such as refunds or shipments. */
export const piecesByLine = (records: readonly { readonly lines: readonly Line[] }[]): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of records.flatMap(({ lines }) => lines)) {
    pieces.set(line, roundQuantity((pieces.get(line) ?? 0) + quantity))
  }
  return pieces
}

interface HandedOver {
  readonly shipments: readonly { readonly lines: readonly Line[] }[]
  readonly refunds: readonly { readonly kind: RefundKind; readonly lines: readonly Line[] }[]
}

/**
 * Returns the pieces per line that are reserved: neither shipped nor refunded. Returned pieces count as shipped, with
 * or without a shipment record.
 */
export const reservedPieces = (
  items: readonly { readonly quantity: number }[],
  { shipments, refunds }: HandedOver,
): readonly number[] => {
  const shipped = piecesByLine(shipments)
  const returned = piecesByLine(refunds.filter(({ kind }) => kind === 'Return'))
  const paidBack = piecesByLine(refunds.filter(({ kind }) => kind === 'Refund'))
  return items.map(({ quantity }, line) => {
    const out = Math.max(shipped.get(line) ?? 0, returned.get(line) ?? 0)
    return Math.max(0, roundQuantity(quantity - out - (paidBack.get(line) ?? 0)))
  })
}
