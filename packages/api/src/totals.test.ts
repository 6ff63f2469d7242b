import { invoiceTotals, orderTotals, toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import { InvoiceDraft } from '@quarterdeck/contract/sales/invoices'
import { OrderPatch } from '@quarterdeck/contract/sales/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalled as invoiceTotalled, noAmounts, storedFields } from './sales/invoices/rules.ts'
import { type OrderDoc, totalled as orderTotalled, patched } from './sales/orders/rules.ts'
import { sized } from './testing/size.ts'

// What a person typed: decimals, as they travel.
const amount = fc.integer({ min: 0, max: 5_000_000 }).map(toDecimal)
const line = fc.record({
  price: amount,
  quantity: fc.integer({ min: 1, max: 500 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})
const lines = fc.array(line, { minLength: 1, maxLength: 4 })

const runs = { numRuns: sized(10_000, 100_000) }

/** The rule once more, on whole hundredths of a cent, without a line of the money module. */
const exactLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }): bigint => {
  const gross = BigInt(Math.round(price * 100)) * BigInt(quantity)
  const off = gross * BigInt(Math.round(discount * 100))
  return gross - (off / 10_000n + (off % 10_000n >= 5_000n ? 1n : 0n))
}
const cents = (decimal: number) => BigInt(Math.round(decimal * 100))
const sum = (numbers: bigint[]) => numbers.reduce((total, number) => total + number, 0n)

test('an order comes to the same on the screen, on the server and by hand, to the cent', { timeout: 120_000 }, () => {
  const empty = { items: [], taxAmount: 0, discountAmount: 0, shippingChargeAmount: 0 } as unknown as OrderDoc
  fc.assert(
    fc.property(lines, amount, amount, (items, taxAmount, shippingChargeAmount) => {
      const discountAmount = Math.min(...items.map(({ price }) => price))
      const sent = OrderPatch.parse({
        items: items.map((item, index) => ({ ...item, id: index + 1, name: 'x', image: '' })),
        taxAmount,
        discountAmount,
        shippingChargeAmount,
      })
      const server = orderTotalled(empty, patched(sent))
      const screen = orderTotals({
        items: items.map(({ price, quantity }) => ({ price: toMinor(price), quantity })),
        taxAmount: toMinor(taxAmount),
        discountAmount: toMinor(discountAmount),
        shippingChargeAmount: toMinor(shippingChargeAmount),
      })
      const byHand =
        sum(items.map(({ price, quantity }) => exactLine({ price, quantity, discount: 0 }))) +
        cents(taxAmount) +
        cents(shippingChargeAmount) -
        cents(discountAmount)
      expect([server.totalAmount, BigInt(server.totalAmount ?? -1)]).toEqual([screen.totalAmount, byHand])
    }),
    runs,
  )
})

test('an invoice comes to the same on the screen, on the server and by hand, to the cent', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(lines, amount, amount, (products, tax, shippingCharge) => {
      const sent = InvoiceDraft.parse({
        products: products.map((product, index) => ({ ...product, id: index + 1, title: 'x' })),
        tax,
        shippingCharge,
      })
      const server = invoiceTotalled(noAmounts, storedFields(sent))
      const screen = invoiceTotals({
        discountAmount: 0,
        products: products.map((product) => ({ ...product, price: toMinor(product.price) })),
        tax: toMinor(tax),
        shippingCharge: toMinor(shippingCharge),
      })
      const byHand = products.map(exactLine)
      expect(server.products?.map(({ total }) => total)).toEqual(screen.totals)
      expect(screen.totals.map(BigInt)).toEqual(byHand)
      expect([server.totalAmount, BigInt(screen.totalAmount)]).toEqual([
        screen.totalAmount,
        sum(byHand) + cents(tax) + cents(shippingCharge),
      ])
    }),
    runs,
  )
})
