/**
 * Money. Inside everything is an integer of minor units (cents); on the wire it
 * is a decimal number with at most two places, as in the specification. There is
 * one rounding rule: half away from zero, per line, then summed.
 */

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

/** Whether a decimal has at most two places, so that nothing is lost on the way in. */
export const isMoney = (decimal: number): boolean =>
  Number.isFinite(decimal) &&
  Math.abs(decimal) <= maxMinor / 100 &&
  Math.abs(toMinor(decimal) / 100 - decimal) <= Math.abs(decimal) * 2 * Number.EPSILON

/**
 * `percent` of an amount, in minor units, rounded by the one rule.
 * Computed on integers of 1/10,000 so that the half is exact.
 */
export const percentOf = (minor: number, percent: number): number => {
  const product = BigInt(minor) * BigInt(round(percent * 100))
  const half = product < 0n ? -5000n : 5000n
  return Number((product + half) / 10_000n)
}

export interface Line {
  /** Minor units for one piece. */
  readonly price: number
  readonly quantity: number
  /** Percent, 0 to 100. */
  readonly discount?: number
}

/** The total of one line in minor units: price times quantity less its discount. */
export const lineTotal = ({ price, quantity, discount = 0 }: Line): number =>
  price * quantity - percentOf(price * quantity, discount)

/** What one piece costs after its discount, in minor units. */
export const discounted = (price: number, discount: number): number => lineTotal({ price, discount, quantity: 1 })

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

export interface InvoiceAmounts {
  readonly products: readonly Line[]
  readonly shippingCharge: number
  readonly tax: number
  /** Off the whole, beside what is off the lines. */
  readonly discountAmount: number
}

/** The total of each line and of the invoice, in minor units. */
export const invoiceTotals = ({ products, shippingCharge, tax, discountAmount }: InvoiceAmounts) => {
  const totals = products.map(lineTotal)
  const goods = totals.reduce((sum, total) => sum + total, 0)
  return { totals, totalAmount: goods + shippingCharge + tax - discountAmount }
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

const changed = (minor: number, rule: Adjustment): number => {
  if (rule.way === 'set') return toMinor(rule.to)
  return minor + (rule.way === 'percent' ? percentOf(minor, rule.by) : toMinor(rule.by))
}

/** To the nearest such amount; what is not under zero stays so. */
const rounded = (minor: number, rounding: Rounding): number => {
  const [step, ending] = [toMinor(rounding.step), toMinor(rounding.ending)]
  // Twice the distance in steps, so that a half is met exactly.
  const nearest = Math.max(0, Math.floor((2 * (minor - ending) + step) / (2 * step)))
  return nearest * step + ending
}

/** An amount in minor units by a rule; it may come out where no amount can be, and whoever stores it looks. */
export const adjusted = (minor: number, rule: Adjustment): number => {
  const exact = changed(minor, rule)
  return rule.roundTo && exact >= 0 ? rounded(exact, rule.roundTo) : exact
}
