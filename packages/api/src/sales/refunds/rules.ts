import { maxMinor, toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { type FieldProblem, fieldProblem } from '@quarterdeck/contract/kit/problem'
import { refundableOf, refundForPieces } from '@quarterdeck/contract/sales/refund-amounts'
import type { RefundDraft } from '@quarterdeck/contract/sales/refunds'
import { type OrderDoc, piecesOf, tooMuch } from '../orders/index.ts'

/** Refunds of an order so far: pieces per line, and shipping. */
export interface Gone {
  readonly pieces: ReadonlyMap<number, number>
  readonly shipping: number
}

export interface SettledLine {
  readonly line: number
  readonly productId: number
  readonly name: string
  readonly quantity: number
  readonly amount: number
  readonly restock: boolean
}

/** A refund to store, in minor units. */
export interface Settled {
  readonly lines: readonly SettledLine[]
  readonly shippingAmount: number
  readonly amount: number
}

const refuse = (field: string, code: FieldProblem['code'], message: string) => fieldProblem(field, { code, message })

const settleLines = (order: OrderDoc, gone: Gone, { kind, lines }: RefundDraft): readonly SettledLine[] => {
  const { lines: totals } = refundableOf(order)
  return piecesOf(order, gone.pieces, lines).map(({ line, quantity, restock, item, before }, index) => {
    if (restock && kind !== 'Return') {
      throw refuse(`lines.${index}.restock`, 'invalid', 'Only what comes back can be restocked')
    }
    const amount = refundForPieces(totals[line] ?? 0, item.quantity, before, quantity)
    return { line, productId: item.productId, name: item.name, quantity, amount, restock }
  })
}

/**
 * Returns the refund of a draft. Nothing is refunded twice, and never more than was paid.
 * @throws Problem at a field that exceeds what is left, or for a refund of nothing
 */
export const settle = (order: OrderDoc, gone: Gone, draft: RefundDraft): Settled => {
  if (draft.kind === 'Return' && draft.lines.length === 0) {
    throw refuse('lines', 'too_short', 'A return has at least one line')
  }
  const lines = settleLines(order, gone, draft)
  const shippingAmount = toMinor(draft.shippingAmount)
  const shippingLeft = refundableOf(order).shipping - gone.shipping
  if (shippingAmount > shippingLeft) throw tooMuch('shippingAmount', toDecimal(Math.max(0, shippingLeft)))

  const left = order.totalAmount - order.refundedAmount
  const value = lines.reduce((sum, line) => sum + line.amount, shippingAmount)
  const amount = draft.amount === undefined ? Math.min(value, left) : toMinor(draft.amount)
  if (amount > left || amount > maxMinor) throw tooMuch('amount', toDecimal(left))
  if (amount < shippingAmount) throw refuse('amount', 'too_small', 'Less than the shipping alone')
  if (amount === 0 && draft.kind === 'Refund') throw refuse('amount', 'required', 'A refund is of some amount')
  return { lines, shippingAmount, amount }
}
