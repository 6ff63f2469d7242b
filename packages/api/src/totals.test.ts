import { invoiceTotals, orderTotals, toDecimal, toMinor, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { InvoiceDraft } from '@quarterdeck/contract/sales/invoice-draft'
import { OrderPatch } from '@quarterdeck/contract/sales/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalled as invoiceTotalled, noAmounts, storedFields } from './sales/invoices/rules.ts'
import { type OrderDoc, totalled as orderTotalled, patched } from './sales/orders/rules.ts'
import { sized } from './testing/size.ts'

// Typed amounts: decimals, as in requests.
const amount = fc.integer({ min: 0, max: 5_000_000 }).map(toDecimal)
const line = fc.record({
  price: amount,
  quantity: fc.integer({ min: 1, max: 500 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})
const lines = fc.array(line, { minLength: 1, maxLength: 4 })

const runs = { numRuns: sized(2000, 100_000) }

/** Rounds half up, independently of the money module. */
const halfUp = (product: bigint, by: bigint): bigint => (2n * product + by) / (2n * by)

/** Computes a line in integers of the last decimal, independently of the money module. */
const exactLine = ({ price, quantity, discount }: { price: number; quantity: number; discount: number }): bigint => {
  const gross = BigInt(Math.round(price * 10_000)) * BigInt(Math.round(quantity * 10_000))
  return halfUp(gross * BigInt(10_000 - Math.round(discount * 100)), 10n ** 10n)
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

/** Distributes an amount by weights so that the parts add up. */
const shares = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const whole = sum([...weights])
  const upTo = (part: bigint) => (whole === 0n ? 0n : halfUp(amount * part, whole))
  return weights.map((weight, index) => {
    const before = sum(weights.slice(0, index))
    return upTo(before + weight) - upTo(before)
  })
}

const rate = fc.constantFrom(null, 0, 7, 8.25, 8.875, 19, 21.5)
const measured = fc.record({
  price: fc.integer({ min: 0, max: 50_000_000 }).map((places) => places / 10_000),
  quantity: fc.integer({ min: 1, max: 3_000_000 }).map((places) => places / 10_000),
  discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})
const rated = fc.record({
  products: fc.array(
    fc.oneof(line, measured).chain((each) => rate.map((taxRate) => ({ ...each, taxRate }))),
    { minLength: 1, maxLength: 6 },
  ),
  shippingCharge: amount,
  shippingTaxRate: rate,
  tax: amount,
  pricesIncludeTax: fc.boolean(),
  off: fc.integer({ min: 0, max: 100 }),
})

test('the taxes of an invoice are the same on the screen, on the server and by hand', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(rated, ({ off, ...invoice }) => {
      const goods = sum(invoice.products.map(exactLine))
      const discount = (goods * BigInt(off)) / 100n
      const sent = InvoiceDraft.parse({
        ...invoice,
        discountAmount: Number(discount) / 100,
        products: invoice.products.map((product) => ({ ...product, title: 'x' })),
      })
      const server = invoiceTotalled(noAmounts, storedFields(sent))
      const screen = invoiceTotals({
        ...invoice,
        products: invoice.products.map((product) => ({ ...product, price: toUnitPrice(product.price) })),
        shippingCharge: toMinor(invoice.shippingCharge),
        tax: toMinor(invoice.tax),
        discountAmount: Number(discount),
      })
      const offEach = shares(discount, invoice.products.map(exactLine))
      const parts = [
        ...invoice.products.map((each, index) => [exactLine(each) - (offEach[index] ?? 0n), each.taxRate] as const),
        // Free shipping has no tax, whatever its rate.
        ...(invoice.shippingCharge ? [[cents(invoice.shippingCharge), invoice.shippingTaxRate] as const] : []),
      ]
      const rates = [...new Set(parts.flatMap(([, percent]) => (percent === null ? [] : [percent])))].toSorted(
        (a, b) => a - b,
      )
      const byHand = rates.map((percent) => {
        const taxed = sum(parts.filter(([, of]) => of === percent).map(([part]) => part))
        const thousandths = BigInt(Math.round(percent * 1000))
        const inside = invoice.pricesIncludeTax
        const tax = halfUp(taxed * thousandths, inside ? 100_000n + thousandths : 100_000n)
        return { rate: percent, category: percent > 0 ? 'S' : 'Z', base: inside ? taxed - tax : taxed, amount: tax }
      })
      const tax = rates.length > 0 ? sum(byHand.map(({ amount }) => amount)) : cents(invoice.tax)
      const added = rates.length > 0 && invoice.pricesIncludeTax ? 0n : tax
      expect(screen.taxes.map((each) => ({ ...each, base: BigInt(each.base), amount: BigInt(each.amount) }))).toEqual(
        byHand,
      )
      expect([BigInt(screen.tax), BigInt(screen.totalAmount)]).toEqual([
        tax,
        goods - discount + cents(invoice.shippingCharge) + added,
      ])
      expect([server.tax, server.totalAmount]).toEqual([screen.tax, screen.totalAmount])
      expect(server.taxes).toEqual(
        screen.taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: toDecimal(base), amount: toDecimal(amount) })),
      )
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
