import { locales } from '@quarterdeck/contract/kit/locales'
import { invoiceTotals, toDecimal, toMinor, toUnitPrice } from '@quarterdeck/contract/kit/money'
import fc from 'fast-check'
import type { Json } from './client.ts'

const amount = fc.integer({ min: 0, max: 900_000 }).map(toDecimal)
const rate = fc.constantFrom(null, 0, 7, 8.25, 8.875, 19)
/** Generates numbers with four decimals. */
const places = (most: number) => fc.integer({ min: 1, max: most }).map((last) => last / 10_000)
const category = fc.constantFrom(null, 'Z', 'E', 'AE', 'G')
const sold = fc.record({
  id: fc.constantFrom(null, 1, 2),
  title: fc.constantFrom('Lamp', '=1+1', 'Übergröße', '椅子'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 300 }), places(3_000_000)),
  unit: fc.constantFrom('C62', 'HUR', 'KWH', 'XBX'),
  price: fc.oneof(amount, places(90_000_000), fc.constant(0)),
  discount: fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    fc.constant(100),
  ),
  taxRate: rate,
})
/** Generates a line; an untaxed one may have an exemption. */
const line = fc
  .tuple(sold, category)
  .map(([each, taxCategory]) => (each.taxRate === 0 ? { ...each, taxCategory } : each))
const whole = fc.record({
  customer: fc.constantFrom({ id: 4 }, { id: 6 }),
  // Some have several pages, with subtotals carried over.
  products: fc.oneof({ weight: 30, arbitrary: fc.array(line, { maxLength: 5 }) }, fc.array(line, { maxLength: 70 })),
  shippingCharge: fc.oneof(amount, fc.constant(0)),
  shippingTaxRate: rate,
  tax: amount,
  pricesIncludeTax: fc.boolean(),
  taxExemption: fc.constantFrom('', 'Medical'),
  status: fc.constantFrom('pending', 'complete'),
  language: fc.constantFrom(...locales),
  off: fc.constantFrom(0, 0, 1, 12, 100),
})
/** Generates invoices of all kinds, as in requests. */
export const anyInvoice = whole.map(({ off, ...rest }) => {
  const goods = sum(totalsOf({ ...rest, discountAmount: 0 }).totals.map(cents))
  return { ...rest, discountAmount: toDecimal(Math.floor((goods * off) / 100)) }
})

export const cents = (decimal: number) => Math.round(decimal * 100)
export const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)

/** Returns the totals by the rules of the contract, in decimals. */
export const totalsOf = (sent: Json) => {
  const { totals, taxes, tax, totalAmount } = invoiceTotals({
    ...sent,
    discountAmount: toMinor(sent.discountAmount),
    products: sent.products.map((product: Json) => ({ ...product, price: toUnitPrice(product.price) })),
    shippingCharge: toMinor(sent.shippingCharge),
    tax: toMinor(sent.tax),
  })
  const wire = taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: toDecimal(base), amount: toDecimal(amount) }))
  return { totals: totals.map(toDecimal), taxes: wire, tax: toDecimal(tax), totalAmount: toDecimal(totalAmount) }
}
