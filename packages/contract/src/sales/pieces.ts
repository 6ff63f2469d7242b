import { measured } from '../core/money.ts'
import type { RefundKind } from './refunds.ts'

interface Line {
  /** Which line of the order, from 0. */
  readonly line: number
  readonly quantity: number
}

/** How many pieces of each line some records of an order have, such as its refunds or its shipments. */
export const piecesByLine = (records: readonly { readonly lines: readonly Line[] }[]): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>()
  for (const { line, quantity } of records.flatMap(({ lines }) => lines)) {
    pieces.set(line, measured((pieces.get(line) ?? 0) + quantity))
  }
  return pieces
}

interface HandedOver {
  readonly shipments: readonly { readonly lines: readonly Line[] }[]
  readonly refunds: readonly { readonly kind: RefundKind; readonly lines: readonly Line[] }[]
}

/**
 * Returns how many pieces of each line are still to be shipped, and so are reserved: those that were neither shipped nor paid back.
 * Pieces that came back had gone out, with a shipment or without one.
 */
export const openPieces = (
  items: readonly { readonly quantity: number }[],
  { shipments, refunds }: HandedOver,
): readonly number[] => {
  const shipped = piecesByLine(shipments)
  const returned = piecesByLine(refunds.filter(({ kind }) => kind === 'Return'))
  const paidBack = piecesByLine(refunds.filter(({ kind }) => kind === 'Refund'))
  return items.map(({ quantity }, line) => {
    const out = Math.max(shipped.get(line) ?? 0, returned.get(line) ?? 0)
    return Math.max(0, measured(quantity - out - (paidBack.get(line) ?? 0)))
  })
}
