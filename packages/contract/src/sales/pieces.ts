import { measured } from '../core/money.ts'

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
