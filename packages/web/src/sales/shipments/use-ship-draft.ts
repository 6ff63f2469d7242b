import type { Order } from '@quarterdeck/contract/orders'
import { useState } from 'react'
import { useTracking } from './use-tracking.ts'

const isCount = (pieces: number, most: number) => Number.isInteger(pieces) && pieces >= 0 && pieces <= most

/** What someone is about to ship: all that is left, until they say otherwise. */
export const useShipDraft = (order: Order, left: readonly number[]) => {
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({})
  const tracking = useTracking()

  const piecesOf = (line: number) => typed[line] ?? left[line] ?? 0
  const lines = left.map((_, line) => ({ line, quantity: piecesOf(line) })).filter(({ quantity }) => quantity !== 0)
  const isRight = left.every((most, line) => isCount(piecesOf(line), most))
  return {
    piecesOf,
    setPieces: (line: number, pieces: number) => setTyped((known) => ({ ...known, [line]: pieces })),
    isTooMuch: (line: number) => !isCount(piecesOf(line), left[line] ?? 0),
    tracking,
    count: isRight ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0,
    isReady: isRight && lines.length > 0 && tracking.isRight,
    body: { orderId: order.id, lines, ...tracking.values },
  }
}
export type ShipDraft = ReturnType<typeof useShipDraft>
