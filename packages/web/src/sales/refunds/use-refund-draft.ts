import type { ReturnCause } from '@quarterdeck/contract/kit/constants'
import { roundQuantity, toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import type { RefundKind } from '@quarterdeck/contract/sales/refunds'
import { useState } from 'react'
import type { RefundableRest } from './refundable-rest.ts'

const minorOf = (typed: number | null): number => toMinor(Math.max(0, typed ?? 0))

/** Returns the state of the refund form. The amount follows from pieces and shipping until the user edits it. */
export const useRefundDraft = (order: Order, left: RefundableRest) => {
  const [kind, setKind] = useState<RefundKind>('Refund')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [restock, setRestock] = useState<Readonly<Record<number, boolean>>>({})
  const [variants, setVariants] = useState<Readonly<Record<number, number | undefined>>>({})
  const [shipping, setShipping] = useState<number | null>(null)
  const [typedAmount, setTypedAmount] = useState<number | null>()
  const [cause, setCause] = useState<ReturnCause>('Other')
  const [reason, setReason] = useState('')

  const of = (line: number) => Math.min(pieces[line] ?? 0, left.pieces[line] ?? 0)
  // The stock counts whole pieces.
  const mayRestock = (line: number) => kind === 'Return' && Number.isInteger(of(line))
  const isRestocked = (line: number) => mayRestock(line) && (restock[line] ?? true)
  const lineOf = (line: number) => ({
    line,
    quantity: of(line),
    restock: isRestocked(line),
    ...(isRestocked(line) && variants[line] !== undefined && { variant: variants[line] }),
  })
  const lines = order.items.flatMap((_, line) => (of(line) > 0 ? [lineOf(line)] : []))
  const shippingAmount = minorOf(shipping)
  const worth = lines.reduce((sum, { line, quantity }) => sum + left.worth(line, quantity), shippingAmount)
  const amount = typedAmount === undefined ? Math.min(worth, left.amount) : minorOf(typedAmount)
  const isTooMuch = amount > left.amount
  const isTooMuchShipping = shippingAmount > left.shipping
  const isSomething = kind === 'Return' ? lines.length > 0 : amount > 0
  return {
    kind,
    setKind,
    piecesOf: of,
    setPieces: (line: number, count: number) => {
      setPieces((known) => ({
        ...known,
        [line]: Math.max(0, Math.min(left.pieces[line] ?? 0, roundQuantity(count) || 0)),
      }))
      setTypedAmount(undefined)
    },
    mayRestock,
    isRestocked,
    variantOf: (line: number) => variants[line],
    setVariant: (line: number, variant: number | undefined) => setVariants((known) => ({ ...known, [line]: variant })),
    setRestock: (line: number, wanted: boolean) => setRestock((known) => ({ ...known, [line]: wanted })),
    shipping,
    setShipping: (typed: number | null) => {
      setShipping(typed)
      setTypedAmount(undefined)
    },
    typedAmount: typedAmount === undefined ? toDecimal(amount) : typedAmount,
    setTypedAmount,
    cause,
    setCause,
    reason,
    setReason,
    amount,
    isTooMuch,
    isTooMuchShipping,
    isReady: isSomething && !isTooMuch && !isTooMuchShipping && amount >= shippingAmount && reason.trim() !== '',
    body: {
      orderId: order.id,
      kind,
      lines,
      shippingAmount: toDecimal(shippingAmount),
      amount: toDecimal(amount),
      cause,
      reason: reason.trim(),
    },
  }
}
export type RefundDraftState = ReturnType<typeof useRefundDraft>
