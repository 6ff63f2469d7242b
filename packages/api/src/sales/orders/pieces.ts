import { measured } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { Tx } from '../../kit/ports.ts'
import { changedSince } from '../../kit/records/journal.ts'
import { type ItemRow, type OrderDoc, toDto } from './rules.ts'

interface Asked {
  readonly line: number
  readonly quantity: number
}

/** A line that is asked for, with its item and how many of its pieces went before. */
type Piece<Line> = Line & { readonly item: ItemRow; readonly before: number }

/** @throws Problem at a field that asks for more than there is left */
export const tooMuch = (field: string, max: number) =>
  fieldProblem(field, { code: 'too_big', message: 'More than there is left', limit: max })

/**
 * The lines that are asked for, as they are in the order, e.g. to pay them back or to ship them.
 * @param gone how many pieces of which line went before
 * @throws Problem at the line that is not there, or is named twice; at the quantity that is more than there is left
 */
export const piecesOf = <Line extends Asked>(
  order: Pick<OrderDoc, 'items'>,
  gone: ReadonlyMap<number, number>,
  lines: readonly Line[],
): readonly Piece<Line>[] => {
  const seen = new Set<number>()
  return lines.map((asked, index) => {
    const { line, quantity } = asked
    const at = `lines.${index}`
    const item = order.items[line]
    if (!item) throw fieldProblem(`${at}.line`, { code: 'unknown_record', message: 'The order has no such line' })
    if (seen.has(line)) throw fieldProblem(`${at}.line`, { code: 'taken', message: 'This line is named twice' })
    seen.add(line)
    const before = gone.get(line) ?? 0
    const left = measured(item.quantity - before)
    if (quantity > left) throw tooMuch(`${at}.quantity`, Math.max(0, left))
    return { ...asked, item, before }
  })
}

/** @throws Problem `conflict` where someone changed one of the fields that decide since a version */
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
