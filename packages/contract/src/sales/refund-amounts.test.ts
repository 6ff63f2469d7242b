import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from '../kit/money.ts'
import { refundableOf, refundForPieces } from './refund-amounts.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const order = fc
  .record({
    items: fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    taxAmount: fc.integer({ min: 0, max: 90_000 }),
    shippingChargeAmount: fc.integer({ min: 0, max: 9000 }),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ off, ...amounts }) => {
    const { totalAmount } = orderTotals({ ...amounts, discountAmount: 0 })
    return { ...amounts, discountAmount: Math.floor((totalAmount * off) / 100) }
  })

test('lines and shipping add up to what was paid, and nothing is less than nothing', () => {
  fc.assert(
    fc.property(order, (paid) => {
      const { lines, shipping } = refundableOf(paid)
      expect(sum(lines) + shipping).toBe(orderTotals(paid).totalAmount)
      for (const amount of [...lines, shipping]) expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a line that is paid back piece by piece, in steps of any size, comes to the line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (total, steps) => {
        const quantity = sum(steps)
        let before = 0
        const parts = steps.map((pieces) => {
          const part = refundForPieces(total, quantity, before, pieces)
          before += pieces
          return part
        })
        expect(sum(parts)).toBe(total)
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('the discount and the tax are shared out by price', () => {
  const paid = {
    items: [
      { price: 1000, quantity: 3 },
      { price: 1000, quantity: 1 },
    ],
    taxAmount: 400,
    discountAmount: 800,
    shippingChargeAmount: 500,
  }
  expect(refundableOf(paid)).toEqual({ lines: [2700, 900], shipping: 500 })
  expect(refundForPieces(2700, 3, 0, 2)).toBe(1800)
})
