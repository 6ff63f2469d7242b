/**
 * Money. Internally an integer of minor units (cents); in JSON a decimal number with at most two places, as specified.
 * Rounding is always half away from zero, per line, then summed.
 */

import { categoryOf, type TaxCategory, taxCategories } from './tax-categories.ts'

/** Currency of all amounts. */
export const currency = 'USD'

/** The largest amount, in minor units, that every place (bigint, number, JSON) carries exactly with room for sums. */
export const maxMinor = 100_000_000_000_00

/** Rounds half away from zero to an integer. */
export const round = (value: number): number => {
  const sign = value < 0 ? -1 : 1
  // The product of a decimal and 100 may fall a hair short of a half (1.005 * 100); the nudge is far below one unit.
  return sign * Math.floor(Math.abs(value) * (1 + Number.EPSILON) + 0.5) + 0
}

/** Converts a decimal amount to minor units. */
export const toMinor = (decimal: number): number => round(decimal * 100)

/** Converts minor units to a decimal amount. */
export const toDecimal = (minor: number): number => minor / 100

/** Returns true if a decimal has at most so many places, so that no digit is lost. */
export const hasPlaces = (decimal: number, places: number): boolean => {
  const whole = 10 ** places
  return (
    Number.isFinite(decimal) &&
    Math.abs(decimal) <= maxMinor / 100 &&
    Math.abs(round(decimal * whole) / whole - decimal) <= Math.abs(decimal) * 2 * Number.EPSILON
  )
}

/** Returns true if a decimal has at most two places, as amounts have. */
export const isMoney = (decimal: number): boolean => hasPlaces(decimal, 2)

/**
 * Converts a unit price with up to four decimals to minor units with up to two: 0.2847 becomes 28.47 cents. Such a price
 * is never summed; `lineTotal` computes with it in hundredths of a minor unit, which is exact.
 */
export const toUnitPrice = (decimal: number): number => round(decimal * 10_000) / 100

/** Converts a unit price in minor units to a decimal. */
export const fromUnitPrice = (price: number): number => round(price * 100) / 10_000

/** Rounds a sum or difference of quantities to four decimals, which removes binary rounding errors. */
export const roundQuantity = (quantity: number): number => round(quantity * 10_000) / 10_000

/** Divides integers, rounding half away from zero. The divisor is positive. */
const divided = (product: bigint, by: bigint): number => {
  const half = product < 0n ? -by : by
  return Number((2n * product + half) / (2n * by))
}

/** Returns a decimal as an integer of its last place. */
const wholeOf = (decimal: number, by: 100 | 1000 | 10_000): bigint => BigInt(round(decimal * by))

/** 100 % in thousandths of a percent, since tax rates have three decimals. */
const all = 100_000n

/**
 * Returns `percent` of an amount in minor units, rounded half away from zero. Computed on integers of 1/100,000 so that
 * the half is exact.
 */
export const percentOf = (minor: number, percent: number): number =>
  divided(BigInt(minor) * wholeOf(percent, 1000), all)

/** Returns the tax that a gross amount contains at a rate in percent, in minor units. */
export const includedTax = (minor: number, rate: number): number =>
  divided(BigInt(minor) * wholeOf(rate, 1000), all + wholeOf(rate, 1000))

/** Returns the share of `total` for the first `part` of `whole`, rounded half up. */
export const share = (total: number, part: number, whole: number): number =>
  whole === 0 ? 0 : divided(BigInt(total) * BigInt(part), BigInt(whole))

/** Distributes a total by weights. Rounding errors carry over to the next share. */
export const shareOut = (total: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const part = share(total, before + weight, whole) - share(total, before, whole)
    before += weight
    return part
  })
}

/** An installment of a total: a share in percent, or an amount in minor units. */
export interface Installment {
  readonly percent: number | null
  readonly amount: number
}

/** Returns the shares in hundredths of a percent, or undefined if some installments are amounts. */
const sharesOf = (parts: readonly Installment[]): number[] | undefined =>
  parts.every(({ percent }) => percent !== null) ? parts.map(({ percent }) => round((percent ?? 0) * 100)) : undefined

const added = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Returns the amount of each installment in minor units. Shares add up to the total exactly: rounding of one carries over
 * to the next. Undefined if shares are not 100 percent, or amounts not the total.
 */
export const installmentAmounts = (total: number, parts: readonly Installment[]): number[] | undefined => {
  const shares = sharesOf(parts)
  if (shares) return added(shares) === 10_000 ? shareOut(total, shares) : undefined
  const amounts = parts.map(({ amount }) => amount)
  return parts.every(({ percent }) => percent === null) && added(amounts) === total ? amounts : undefined
}

/**
 * Returns the paid and the owed part of each installment in minor units. Payments fill installments in order; credits
 * reduce the last ones.
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
  /** Unit price in minor units, with up to two decimals (`toUnitPrice`). */
  readonly price: number
  /** Quantity with up to four decimals. */
  readonly quantity: number
  /** Discount in percent, 0 to 100. */
  readonly discount?: number
}

/** Returns the total of a line in minor units: price times quantity less discount, rounded once. */
export const lineTotal = ({ price, quantity, discount = 0 }: Line): number =>
  divided(wholeOf(price, 100) * wholeOf(quantity, 10_000) * (all - wholeOf(discount, 1000)), 100n * 10_000n * all)

/** Returns the discounted price of one unit in minor units, with fractions of a cent if the price has them. */
export const discountedPrice = (price: number, discount: number): number =>
  Number.isInteger(price)
    ? lineTotal({ price, discount, quantity: 1 })
    : lineTotal({ price: round(price * 100), discount, quantity: 1 }) / 100

export interface OrderAmounts {
  readonly items: readonly Line[]
  readonly taxAmount: number
  readonly discountAmount: number
  readonly shippingChargeAmount: number
}

/** Returns sub-total and total of an order in minor units. */
export const orderTotals = ({ items, taxAmount, discountAmount, shippingChargeAmount }: OrderAmounts) => {
  const subTotalAmount = items.reduce((sum, item) => sum + lineTotal(item), 0)
  return { subTotalAmount, totalAmount: subTotalAmount + taxAmount + shippingChargeAmount - discountAmount }
}

/** A line of an invoice. Without a rate, its tax is not specified. */
export interface InvoiceLine extends Line {
  readonly taxRate?: number | null
  /** Tax category; derived from the rate if absent. */
  readonly taxCategory?: TaxCategory | null
}

export interface InvoiceAmounts {
  readonly products: readonly InvoiceLine[]
  readonly shippingCharge: number
  readonly shippingTaxRate?: number | null
  /** Tax amount that applies if neither a line nor the charged shipping has a rate; otherwise it is computed. */
  readonly tax: number
  /** Discount on the whole invoice, in addition to discounts of lines. */
  readonly discountAmount: number
  /** Prices and shipping include tax, so it is not added. */
  readonly pricesIncludeTax?: boolean
  /** Reason for a rate of 0. */
  readonly taxExemption?: string
}

/** Tax of one rate and category in minor units: the net base, and the tax. */
export interface TaxAmount {
  readonly rate: number
  readonly category: TaxCategory
  readonly base: number
  readonly amount: number
}

/** Returns the tax category of the shipping: if untaxed, that of the first untaxed line. */
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

/** Returns the taxable base of each rate, lowest first: lines less their share of the discount, and shipping. */
const byRate = ({ products, discountAmount, ...rest }: InvoiceAmounts, totals: readonly number[]) => {
  const goods = totals.reduce((sum, total) => sum + total, 0)
  // A discount larger than the goods reduces the shipping.
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
  // The rate of free, undiscounted shipping doesn't count.
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
 * Returns line totals, taxes by rate and the total of an invoice in minor units. A discount on the whole is distributed
 * over the lines. The tax of a rate is computed once over its base (EN 16931: BT-117 = BT-116 × BT-119, rounded to two
 * decimals); if prices include tax, it is the tax that they contain. If nothing has a rate, the given tax applies.
 */
export const invoiceTotals = (invoice: InvoiceAmounts) => {
  const { products, shippingCharge, discountAmount, pricesIncludeTax = false } = invoice
  const totals = products.map(lineTotal)
  const net = totals.reduce((sum, total) => sum + total, 0) + shippingCharge - discountAmount
  const taxes = byRate(invoice, totals).map(({ rate, category, amount: taxed }): TaxAmount => {
    if (!pricesIncludeTax) return { rate, category, base: taxed, amount: percentOf(taxed, rate) }
    const amount = includedTax(taxed, rate)
    return { rate, category, base: taxed - amount, amount }
  })
  const isRated = taxes.length > 0
  const tax = isRated ? taxes.reduce((sum, { amount }) => sum + amount, 0) : invoice.tax
  return { totals, taxes, tax, totalAmount: net + (isRated && pricesIncludeTax ? 0 : tax) }
}

/**
 * Distributes the first `part` of a total over weights, as integers. Each share only grows as `part` grows, and equals
 * its weight at the end.
 */
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
 * Returns the tax of each rate that a part of an invoice contains, such as that of a credit note, in minor units. It is
 * the difference of two cumulative shares, so that any number of parts adds up exactly.
 * @param before sum of the parts before this one
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

/** Rules that change many amounts: `by` is a percentage or an amount, `to` an amount. */
export type Adjustment = (
  | { readonly way: 'percent'; readonly by: number }
  | { readonly way: 'amount'; readonly by: number }
  | { readonly way: 'set'; readonly to: number }
) & { readonly roundTo?: Rounding | undefined }

/** Rounding to the nearest multiple of `step` plus `ending`: with 1 and 0.99, 12.40 becomes 11.99. */
export interface Rounding {
  readonly step: number
  readonly ending: number
}

/** Returns a percentage of a price, rounded to whole cents, or to fractions of a cent if the price has them. */
const sharedOut = (minor: number, percent: number): number =>
  Number.isInteger(minor) ? percentOf(minor, percent) : percentOf(round(minor * 100), percent) / 100

const changed = (minor: number, rule: Adjustment): number => {
  if (rule.way === 'set') return toMinor(rule.to)
  return rule.way === 'percent'
    ? round((minor + sharedOut(minor, rule.by)) * 100) / 100
    : round((minor + toMinor(rule.by)) * 100) / 100
}

/** Rounds an amount by a rule, at least to `ending`. */
const rounded = (minor: number, rounding: Rounding): number => {
  const [step, ending] = [toMinor(rounding.step), toMinor(rounding.ending)]
  // Twice the distance in steps, so that a half is met exactly.
  const nearest = Math.max(0, Math.floor((2 * (minor - ending) + step) / (2 * step)))
  return nearest * step + ending
}

/** Applies a rule to an amount or a price in minor units. The caller checks that the result is a valid amount. */
export const adjusted = (minor: number, rule: Adjustment): number => {
  const exact = changed(minor, rule)
  return rule.roundTo && exact >= 0 ? rounded(exact, rule.roundTo) : exact
}
