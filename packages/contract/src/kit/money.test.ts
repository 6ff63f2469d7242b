import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adjusted,
  fromUnitPrice,
  installmentAmounts,
  installmentsPaid,
  invoiceTotals,
  isMoney,
  lineTotal,
  orderTotals,
  percentOf,
  round,
  toDecimal,
  toMinor,
  toUnitPrice,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const line = fc.record({
  price: amount,
  quantity: fc.integer({ min: 1, max: 1000 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})

describe('rounding', () => {
  test('goes half away from zero', () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, 0.49, -0.49].map(round)).toEqual([1, 2, 3, -1, -2, 0, 0])
  })

  test('sees the half that a decimal lost on its way into binary', () => {
    expect(toMinor(1.005)).toBe(101)
    expect(toMinor(8.325)).toBe(833)
    expect(toMinor(1.0049)).toBe(100)
  })

  test('brings every amount to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000_00 }), (minor) => {
        expect(toMinor(JSON.parse(JSON.stringify(toDecimal(minor))))).toBe(minor)
        expect(isMoney(toDecimal(minor))).toBe(true)
      }),
    )
  })

  test('takes no third decimal', () => {
    expect([0.001, 1.005, 99.999, Number.NaN, Number.POSITIVE_INFINITY, 1e15].map(isMoney)).toEqual(
      Array(6).fill(false),
    )
  })

  test('takes a percentage exactly, as integers of any size say', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const exact = BigInt(minor) * BigInt(hundredths)
        const rounded = exact / 10_000n + (exact % 10_000n >= 5000n ? 1n : 0n)
        expect(percentOf(minor, hundredths / 100)).toBe(Number(rounded))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('lines', () => {
  test('of hours and of tenths of a cent are rounded once', () => {
    expect(lineTotal({ price: toUnitPrice(96.5), quantity: 3.25 })).toBe(313_63)
    expect(lineTotal({ price: toUnitPrice(0.2847), quantity: 12_345 })).toBe(3514_62)
    // 0.5 × 0.05 less 50 % are 0.0125.
    expect(lineTotal({ price: 5, quantity: 0.5, discount: 50 })).toBe(1)
    expect(lineTotal({ price: 5, quantity: 1, discount: 50 })).toBe(3)
  })

  test('are exact for every price and quantity of four decimals', () => {
    const places = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(places, places, fc.integer({ min: 0, max: 10_000 }), (price, quantity, off) => {
        const exact = BigInt(price) * BigInt(quantity) * BigInt(10_000 - off)
        const total = lineTotal({
          price: toUnitPrice(price / 10_000),
          quantity: quantity / 10_000,
          discount: off / 100,
        })
        expect(BigInt(total)).toBe((exact + 5n * 10n ** 9n) / 10n ** 10n)
        expect(fromUnitPrice(toUnitPrice(price / 10_000))).toBe(price / 10_000)
      }),
    )
  })
})

describe('totals', () => {
  test('of an invoice are the sum of its lines, each rounded by itself', () => {
    expect(
      invoiceTotals({
        products: [{ price: 1999, quantity: 3, discount: 10 }],
        shippingCharge: 500,
        tax: 150,
        discountAmount: 47,
      }),
    ).toEqual({ totals: [5397], taxes: [], tax: 150, totalAmount: 6000 })
  })

  test('are whole, add up, and stay the same in any order of the lines', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        amount,
        amount,
        amount,
        (lines, taxAmount, discountAmount, shippingChargeAmount) => {
          const rest = { taxAmount, discountAmount, shippingChargeAmount }
          const { subTotalAmount, totalAmount } = orderTotals({ items: lines, ...rest })
          expect(Number.isSafeInteger(totalAmount)).toBe(true)
          expect(subTotalAmount).toBe(lines.map(lineTotal).reduce((sum, total) => sum + total, 0))
          expect(totalAmount - taxAmount - shippingChargeAmount + discountAmount).toBe(subTotalAmount)
          expect(orderTotals({ items: [...lines].reverse(), ...rest }).totalAmount).toBe(totalAmount)
          const invoice = invoiceTotals({
            products: lines,
            shippingCharge: shippingChargeAmount,
            tax: taxAmount,
            discountAmount,
          })
          expect(invoice.totalAmount).toBe(totalAmount)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('adjusting', () => {
  test.each([
    [1000, { way: 'percent', by: 5 }, 1050],
    [1999, { way: 'percent', by: 5, roundTo: { step: 1, ending: 0.99 } }, 2099],
    [2049, { way: 'amount', by: 0, roundTo: { step: 1, ending: 0.99 } }, 2099],
    [2048, { way: 'amount', by: 0, roundTo: { step: 1, ending: 0.99 } }, 1999],
    [30, { way: 'amount', by: 0, roundTo: { step: 1, ending: 0.99 } }, 99],
    [1002, { way: 'amount', by: 0, roundTo: { step: 0.05, ending: 0 } }, 1000],
    [1000, { way: 'amount', by: -10.01 }, -1],
    [1000, { way: 'set', to: 4.5 }, 450],
    [333, { way: 'percent', by: -50 }, 166],
  ] as const)('makes %i by %j to %i', (minor, rule, after) => {
    expect(adjusted(minor, rule)).toBe(after)
  })

  test('ends as it is told, never further away than half a step, and never goes below zero by rounding', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 999 }), (minor, step, any) => {
        const ending = any % step
        const roundTo = { step: step / 100, ending: ending / 100 }
        const after = adjusted(minor, { way: 'amount', by: 0, roundTo })
        expect(after % step).toBe(ending)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(Math.abs(after - Math.max(minor, ending)) * 2).toBeLessThanOrEqual(step)
      }),
    )
  })
})

test('installments come to the total exactly, by shares or by amounts, or to nothing', () => {
  const shares = (...percents: number[]) => percents.map((percent) => ({ percent, amount: 0 }))
  const amounts = (...minor: number[]) => minor.map((amount) => ({ percent: null, amount }))
  expect(installmentAmounts(10_001, shares(50, 50))).toEqual([5001, 5000])
  expect(installmentAmounts(100, shares(33.33, 33.33, 33.34))).toEqual([33, 34, 33])
  expect(installmentAmounts(100, shares(33.33, 33.33, 33.33))).toBeUndefined()
  expect(installmentAmounts(100, amounts(60, 40))).toEqual([60, 40])
  expect(installmentAmounts(100, amounts(60, 41))).toBeUndefined()
  expect(installmentAmounts(100, [...shares(50), ...amounts(50)])).toBeUndefined()
})

test('payments fill installments in their order, and credits are off the last ones', () => {
  const states = (paidAmount: number, creditedAmount: number) =>
    installmentsPaid([50, 30, 20], { paidAmount, creditedAmount }).map(({ paid, owed }) => [paid, owed])
  expect(states(0, 0)).toEqual([
    [0, 50],
    [0, 30],
    [0, 20],
  ])
  expect(states(60, 0)).toEqual([
    [50, 0],
    [10, 20],
    [0, 20],
  ])
  expect(states(60, 25)).toEqual([
    [50, 0],
    [10, 15],
    [0, 0],
  ])
  expect(states(75, 25)).toEqual([
    [50, 0],
    [25, 0],
    [0, 0],
  ])
  expect(states(0, 100)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})
