/**
 * Money. Inside everything is an integer of minor units (cents); on the wire it
 * is a decimal number with at most two places, as in the specification. There is
 * one rounding rule: half away from zero, per line, then summed.
 */

import { categoryOf, type TaxCategory, taxCategories } from './tax-categories.ts'

/** What all amounts are in. */
export const currency = 'USD'

/** The largest amount, in minor units, that every place (bigint, number, JSON) carries exactly with room for sums. */
export const maxMinor = 100_000_000_000_00

/** Rounds half away from zero to an integer. */
export const round = (value: number): number => {
  const sign = value < 0 ? -1 : 1
  // The product of a decimal and 100 may fall a hair short of a half (1.005 * 100); the nudge is far below one unit.
  return sign * Math.floor(Math.abs(value) * (1 + Number.EPSILON) + 0.5) + 0
}

/** From a decimal of the wire to minor units. */
export const toMinor = (decimal: number): number => round(decimal * 100)

/** From minor units to a decimal of the wire. */
export const toDecimal = (minor: number): number => minor / 100

/** Whether a decimal has at most so many places, so that nothing is lost on the way in. */
export const hasPlaces = (decimal: number, places: number): boolean => {
  const whole = 10 ** places
  return (
    Number.isFinite(decimal) &&
    Math.abs(decimal) <= maxMinor / 100 &&
    Math.abs(round(decimal * whole) / whole - decimal) <= Math.abs(decimal) * 2 * Number.EPSILON
  )
}

/** Whether a decimal has at most two places, as amounts have. */
export const isMoney = (decimal: number): boolean => hasPlaces(decimal, 2)

/**
 * From the price of a unit on the wire, which has up to four decimals, to minor units with up to two: 0.2847 is 28.47 cents. Such a
 * price is no amount: nothing is added up of it, and `lineTotal` counts it in whole hundredths of a minor unit, so that it is exact.
 */
export const toUnitPrice = (decimal: number): number => round(decimal * 10_000) / 100

/** From the price of a unit, in minor units, to the wire. */
export const fromUnitPrice = (price: number): number => round(price * 100) / 10_000

/** A sum or a difference of quantities, which have up to four decimals, without what binary numbers add to it. */
export const measured = (quantity: number): number => round(quantity * 10_000) / 10_000

/** A quotient of whole numbers, rounded by the one rule; the divisor is positive. */
const divided = (product: bigint, by: bigint): number => {
  const half = product < 0n ? -by : by
  return Number((2n * product + half) / (2n * by))
}

/** A decimal with few places as a whole number of its last one. */
const wholeOf = (decimal: number, by: 100 | 1000 | 10_000): bigint => BigInt(round(decimal * by))

/** All of something, in thousandths of a percent: rates of tax have three decimals. */
const all = 100_000n

/**
 * `percent` of an amount, in minor units, rounded by the one rule.
 * Computed on integers of 1/100,000 so that the half is exact.
 */
export const percentOf = (minor: number, percent: number): number =>
  divided(BigInt(minor) * wholeOf(percent, 1000), all)

/** The tax of `rate` percent that an amount contains, in minor units, rounded by the one rule. */
export const containedIn = (minor: number, rate: number): number =>
  divided(BigInt(minor) * wholeOf(rate, 1000), all + wholeOf(rate, 1000))

/** The part of `total` that the first `part` of `whole` come to, rounded half up; all of it for the whole. */
export const share = (total: number, part: number, whole: number): number =>
  whole === 0 ? 0 : divided(BigInt(total) * BigInt(part), BigInt(whole))

/** Shares a total out by weights; what is rounded in one part is made good in the next. */
export const shareOut = (total: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const part = share(total, before + weight, whole) - share(total, before, whole)
    before += weight
    return part
  })
}

/** A part of a total that is due by itself: a share in percent, or an amount in minor units. */
export interface Installment {
  readonly percent: number | null
  readonly amount: number
}

/** Shares in percent, as whole numbers; undefined where some are amounts. */
const sharesOf = (parts: readonly Installment[]): number[] | undefined =>
  parts.every(({ percent }) => percent !== null) ? parts.map(({ percent }) => round((percent ?? 0) * 100)) : undefined

const added = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What each installment of a total comes to, in minor units. Shares come to the total exactly: what is rounded in one is made
 * good in the next. Undefined where shares are not 100 percent in all, or amounts not the total.
 */
export const installmentAmounts = (total: number, parts: readonly Installment[]): number[] | undefined => {
  const shares = sharesOf(parts)
  if (shares) return added(shares) === 10_000 ? shareOut(total, shares) : undefined
  const amounts = parts.map(({ amount }) => amount)
  return parts.every(({ percent }) => percent === null) && added(amounts) === total ? amounts : undefined
}

/**
 * What of each installment is paid, and what is owed, in minor units. Payments fill them in their order; what was credited is
 * off the last ones.
 */
export const installmentsPaid = (
  amounts: readonly number[],
  { creditedAmount, paidAmount }: { readonly creditedAmount: number; readonly paidAmount: number },
) => {
  const left = Math.max(0, added(amounts) - creditedAmount)
  let before = 0
  return amounts.map((amount) => {
    const [from, to] = [Math.min(before, left), Math.min(before + amount, left)]
    before += amount
    const paid = Math.max(0, Math.min(paidAmount, to) - from)
    return { paid, owed: to - from - paid }
  })
}

export interface Line {
  /** Minor units for one piece, or for another unit: with up to two decimals (`toUnitPrice`). */
  readonly price: number
  /** With up to four decimals. */
  readonly quantity: number
  /** Percent, 0 to 100. */
  readonly discount?: number
}

/** The total of one line in minor units: price times quantity less its discount, rounded once. */
export const lineTotal = ({ price, quantity, discount = 0 }: Line): number =>
  divided(wholeOf(price, 100) * wholeOf(quantity, 10_000) * (all - wholeOf(discount, 1000)), 100n * 10_000n * all)

/** What one piece costs after its discount, in minor units; of a price with parts of a cent, with such parts. */
export const discounted = (price: number, discount: number): number =>
  Number.isInteger(price)
    ? lineTotal({ price, discount, quantity: 1 })
    : lineTotal({ price: round(price * 100), discount, quantity: 1 }) / 100

export interface OrderAmounts {
  readonly items: readonly Line[]
  readonly taxAmount: number
  readonly discountAmount: number
  readonly shippingChargeAmount: number
}

/** Sub-total and total of an order in minor units. */
export const orderTotals = ({ items, taxAmount, discountAmount, shippingChargeAmount }: OrderAmounts) => {
  const subTotalAmount = items.reduce((sum, item) => sum + lineTotal(item), 0)
  return { subTotalAmount, totalAmount: subTotalAmount + taxAmount + shippingChargeAmount - discountAmount }
}

/** A line of an invoice; without a rate nothing is said of its tax. */
export interface InvoiceLine extends Line {
  readonly taxRate?: number | null
  /** Follows from the rate where none is said. */
  readonly taxCategory?: TaxCategory | null
}

export interface InvoiceAmounts {
  readonly products: readonly InvoiceLine[]
  readonly shippingCharge: number
  readonly shippingTaxRate?: number | null
  /** Counts where no line and no shipping that is charged has a rate; else it is computed. */
  readonly tax: number
  /** Off the whole, beside what is off the lines. */
  readonly discountAmount: number
  /** Whether the prices and the shipping contain the tax of their rates; it is not added then. */
  readonly pricesIncludeTax?: boolean
  /** Why no tax is due where a rate is 0. */
  readonly taxExemption?: string
}

/** The tax of one rate of a category, in minor units: of which amount without tax, and how much. */
export interface TaxAmount {
  readonly rate: number
  readonly category: TaxCategory
  readonly base: number
  readonly amount: number
}

/** The category of the shipping: where it is not taxed, that of the first line that is not. */
export const shippingCategory = ({
  products,
  shippingTaxRate = null,
  taxExemption = '',
}: Pick<InvoiceAmounts, 'products' | 'shippingTaxRate' | 'taxExemption'>): TaxCategory => {
  const like = shippingTaxRate === 0 ? products.find(({ taxRate }) => taxRate === 0) : undefined
  return categoryOf(like ?? { taxRate: shippingTaxRate }, taxExemption)
}

interface Rated {
  readonly amount: number
  readonly rate: number | null | undefined
  readonly category: TaxCategory
}

/** What there is to tax at each rate, the lowest first: what the lines come to less their part of the discount, and shipping. */
const byRate = ({ products, discountAmount, ...rest }: InvoiceAmounts, totals: readonly number[]) => {
  const goods = totals.reduce((sum, total) => sum + total, 0)
  // A discount that is more than the goods takes the rest from shipping.
  const offGoods = shareOut(Math.min(discountAmount, goods), totals)
  const shipping = rest.shippingCharge - Math.max(0, discountAmount - goods)
  const exemption = rest.taxExemption ?? ''
  const lines = products.map(
    (line, index): Rated => ({
      amount: (totals[index] ?? 0) - (offGoods[index] ?? 0),
      rate: line.taxRate,
      category: categoryOf(line, exemption),
    }),
  )
  // A rate of shipping that is free, and takes no discount, is the rate of nothing.
  const isShipped = rest.shippingCharge > 0 || discountAmount > goods
  const shipped = { amount: shipping, rate: rest.shippingTaxRate, category: shippingCategory({ products, ...rest }) }
  const all = isShipped ? [...lines, shipped] : lines
  const rates = new Map<string, Omit<Rated, 'rate'> & { readonly rate: number }>()
  for (const { amount, rate, category } of all) {
    if (rate === null || rate === undefined) continue
    const key = `${rate} ${category}`
    rates.set(key, { rate, category, amount: (rates.get(key)?.amount ?? 0) + amount })
  }
  return [...rates.values()].toSorted(
    (one, other) =>
      one.rate - other.rate || taxCategories.indexOf(one.category) - taxCategories.indexOf(other.category),
  )
}

/**
 * The total of each line, the tax of each rate and the total of an invoice, in minor units. A discount on the whole is
 * shared out over the lines by what they come to. The tax of a rate is computed once, over all that has it (EN 16931:
 * BT-117 = BT-116 × BT-119, rounded to two decimals); where prices include it, it is what they contain. Where nothing
 * has a rate, the tax is the amount that was given.
 */
export const invoiceTotals = (invoice: InvoiceAmounts) => {
  const { products, shippingCharge, discountAmount, pricesIncludeTax = false } = invoice
  const totals = products.map(lineTotal)
  const net = totals.reduce((sum, total) => sum + total, 0) + shippingCharge - discountAmount
  const taxes = byRate(invoice, totals).map(({ rate, category, amount: taxed }): TaxAmount => {
    if (!pricesIncludeTax) return { rate, category, base: taxed, amount: percentOf(taxed, rate) }
    const amount = containedIn(taxed, rate)
    return { rate, category, base: taxed - amount, amount }
  })
  const isRated = taxes.length > 0
  const tax = isRated ? taxes.reduce((sum, { amount }) => sum + amount, 0) : invoice.tax
  return { totals, taxes, tax, totalAmount: net + (isRated && pricesIncludeTax ? 0 : tax) }
}

/** The first `part` of all weights: of each a whole number that never goes back while `part` grows, and all of it at the end. */
const firstOf = (part: number, weights: readonly number[]): number[] => {
  let left = part
  let whole = added(weights)
  return weights.map((weight) => {
    const taken = share(weight, left, whole)
    left -= taken
    whole -= weight
    return taken
  })
}

/**
 * What an amount out of an invoice, such as that of a credit note, contains of the tax of each rate, in minor units. It is what lies
 * between two cumulated shares, so that the parts of an invoice come to its bases and its taxes exactly, however many they are.
 * @param before what the parts before it come to
 */
export const taxesOfPart = (taxes: readonly TaxAmount[], before: number, amount: number): TaxAmount[] => {
  const weights = taxes.map((tax) => tax.base + tax.amount)
  const [from, to] = [firstOf(before, weights), firstOf(before + amount, weights)]
  return taxes.map(({ rate, category, amount: tax }, index) => {
    const [first, last, whole] = [from[index] ?? 0, to[index] ?? 0, weights[index] ?? 0]
    const contained = share(tax, last, whole) - share(tax, first, whole)
    return { rate, category, base: last - first - contained, amount: contained }
  })
}

/** The ways to give many amounts another value; `by` is a percentage or an amount, `to` an amount. */
export type Adjustment = (
  | { readonly way: 'percent'; readonly by: number }
  | { readonly way: 'amount'; readonly by: number }
  | { readonly way: 'set'; readonly to: number }
) & { readonly roundTo?: Rounding | undefined }

/** To the nearest amount that is a multiple of `step` and `ending` more: 1 and 0.99 make 12.40 to 11.99. */
export interface Rounding {
  readonly step: number
  readonly ending: number
}

/** A share of a price of parts of a cent has such parts too; one of whole cents is of whole cents. */
const sharedOut = (minor: number, percent: number): number =>
  Number.isInteger(minor) ? percentOf(minor, percent) : percentOf(round(minor * 100), percent) / 100

const changed = (minor: number, rule: Adjustment): number => {
  if (rule.way === 'set') return toMinor(rule.to)
  return rule.way === 'percent'
    ? round((minor + sharedOut(minor, rule.by)) * 100) / 100
    : round((minor + toMinor(rule.by)) * 100) / 100
}

/** To the nearest such amount; what is not under zero stays so. */
const rounded = (minor: number, rounding: Rounding): number => {
  const [step, ending] = [toMinor(rounding.step), toMinor(rounding.ending)]
  // Twice the distance in steps, so that a half is met exactly.
  const nearest = Math.max(0, Math.floor((2 * (minor - ending) + step) / (2 * step)))
  return nearest * step + ending
}

/** An amount or a price in minor units by a rule; it may come out where no amount can be, and whoever stores it looks. */
export const adjusted = (minor: number, rule: Adjustment): number => {
  const exact = changed(minor, rule)
  return rule.roundTo && exact >= 0 ? rounded(exact, rule.roundTo) : exact
}
