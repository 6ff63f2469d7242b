import { roundQuantity } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { Tx } from '../../kit/ports.ts'
import { changedSince } from '../../kit/records/journal.ts'
import { type ItemRow, type OrderDoc, toDto } from './rules.ts'

interface RequestedLine {
  readonly line: number
  readonly quantity: number
}

/** A requested line with its item and the pieces already gone. */
type Piece<Line> = Line & { readonly item: ItemRow; readonly before: number }

/** Returns the problem of a field that exceeds what is left. */
export const tooMuch = (field: string, max: number) =>
  fieldProblem(field, { code: 'too_big', message: 'More than there is left', limit: max })

/**
 * Returns requested lines with their items, such as to refund or ship them.
 * @param gone pieces already gone, per line
 * @throws Problem at a line that is unknown or repeated; at a quantity that exceeds what is left
 */
export const piecesOf = <Line extends RequestedLine>(
  order: Pick<OrderDoc, 'items'>,
  gone: ReadonlyMap<number, number>,
  lines: readonly Line[],
): readonly Piece<Line>[] => {
  const seen = new Set<number>()
  return lines.map((requested, index) => {
    const { line, quantity } = requested
    const at = `lines.${index}`
    const item = order.items[line]
    if (!item) throw fieldProblem(`${at}.line`, { code: 'unknown_record', message: 'The order has no such line' })
    if (seen.has(line)) throw fieldProblem(`${at}.line`, { code: 'taken', message: 'This line is named twice' })
    seen.add(line)
    const before = gone.get(line) ?? 0
    const left = roundQuantity(item.quantity - before)
    if (quantity > left) throw tooMuch(`${at}.quantity`, Math.max(0, left))
    return { ...requested, item, before }
  })
}

/** @throws Problem `conflict` if a deciding field changed since a version */
export const guardVersion = async (
  tx: Tx,
  order: OrderDoc,
  ifMatch: number | undefined,
  decisive: readonly (keyof OrderDoc & string)[],
): Promise<void> => {
  if (ifMatch === undefined || ifMatch === order.version) return
  const changed = await changedSince(tx, 'orders', String(order.id), ifMatch)
  const conflicts = decisive.filter((field) => ifMatch > order.version || changed.has(field))
  if (conflicts.length > 0) throw new Problem('conflict', { current: toDto(order), conflicts })
}
