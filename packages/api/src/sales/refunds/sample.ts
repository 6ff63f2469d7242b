import type { ReturnCause } from '@quarterdeck/contract/kit/constants'
import { refundableOf, refundForPieces } from '@quarterdeck/contract/sales/refund-amounts'
import type { RefundKind } from '@quarterdeck/contract/sales/refunds'
import { ago } from '../../kit/generator/ago.ts'
import type { SampleOrder } from '../orders/index.ts'

interface Given {
  readonly orderId: number
  readonly kind: RefundKind
  /** Line, and number of pieces. */
  readonly line: number
  readonly quantity: number
  readonly cause: ReturnCause
  readonly reason: string
  /** Age in days. */
  readonly age: number
}

const given: readonly Given[] = [
  {
    orderId: 3,
    kind: 'Return',
    line: 0,
    quantity: 1,
    cause: 'Damaged',
    reason: 'Runs two minutes slow a day',
    age: 208.3,
  },
  {
    orderId: 5,
    kind: 'Refund',
    line: 1,
    quantity: 1,
    cause: 'Damaged',
    reason: 'Arrived with a cracked lid',
    age: 81.7,
  },
]

/** Generates refunds. */
export const sampleRefunds = (now: Date, orders: readonly SampleOrder[]) =>
  given.flatMap(({ orderId, kind, line, quantity, cause, reason, age }, index) => {
    const order = orders.find(({ row }) => row.id === orderId)
    const item = order?.items[line]
    if (!order || !item) return []
    const id = index + 1
    const total = refundableOf({ ...order.row, items: order.items }).lines[line] ?? 0
    const amount = refundForPieces(total, item.quantity, 0, quantity)
    const createdAt = ago(now, age)
    const { productId, name } = item
    return {
      row: {
        id,
        orderId,
        kind,
        shippingAmount: 0,
        amount,
        cause,
        reason,
        actorId: null,
        actorName: null,
        createdAt,
        updatedAt: createdAt,
      },
      lines: [{ refundId: id, position: 0, line, productId, name, quantity, amount, restock: kind === 'Return' }],
    }
  })

/** Generates the credit notes of refunded orders with an invoice. */
export const sampleCreditNotes = (
  refunds: ReturnType<typeof sampleRefunds>,
  invoiceOf: ReadonlyMap<number | null, string>,
) =>
  refunds.flatMap(({ row: { id: refundId, orderId, amount, createdAt } }, index) => {
    const invoiceId = invoiceOf.get(orderId)
    return invoiceId ? { number: index + 1, refundId, orderId, invoiceId, amount, createdAt } : []
  })

/** Returns a function for the refunded amount of an order. */
export const refundedBy = (refunds: ReturnType<typeof sampleRefunds>) => (orderId: number) =>
  refunds.filter(({ row }) => row.orderId === orderId).reduce((sum, { row }) => sum + row.amount, 0)
