import { discounted, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/core/money'
import { type Invoice, invoiceList, invoices, type LastPrice } from '@quarterdeck/contract/sales/invoices'
import { listing, reading } from '../../../lib/api/queries.ts'

const some = { page: 1, perPage: 25 }

/** The latest invoices of a customer. */
export const pastOf = (customerId: string) =>
  listing(invoices.list, invoiceList, {
    ...some,
    sort: [{ field: 'issueDate', desc: true }],
    where: [{ field: 'customerId', op: 'in', values: [customerId] }],
  })

/** The latest invoices of all. */
export const latest = listing(invoices.list, invoiceList, { ...some, sort: [{ field: 'id', desc: true }], where: [] })

/** What a customer was asked for each product in their invoices. @param but the one that is written just now */
export const pricesOf = (customerId: string, but: string | undefined) =>
  reading(invoices.lastPrices, { customerId: Number(customerId), but })

/** What a customer paid for a product the last time. */
export interface Paid {
  readonly price: number
  readonly discount: number
  /** For one piece, less the discount. */
  readonly each: number
  readonly invoice: string
  readonly at: string
}

const keyOf = (id: number, title: string) => `${id} ${title}`

/** The last price of each product in invoices, and of each as its lines call it, such as a variant. */
export const lastPrices = (asked: readonly LastPrice[]): ReadonlyMap<string, Paid> => {
  const prices = new Map<string, Paid>()
  for (const { productId, title, price, discount, invoiceId: invoice, at } of asked.toSorted(byDay)) {
    const paid = { price, discount, each: fromUnitPrice(discounted(toUnitPrice(price), discount)), invoice, at }
    for (const key of [String(productId), keyOf(productId, title)]) if (!prices.has(key)) prices.set(key, paid)
  }
  return prices
}

/** The latest first. */
const byDay = (one: LastPrice, other: LastPrice) => other.at.localeCompare(one.at)

/** What was paid for what a line is about: for that which is called so, else for its product. */
export const paidFor = (
  prices: ReadonlyMap<string, Paid>,
  { id, title }: { readonly id: number | null; readonly title: string },
): Paid | undefined => (id === null ? undefined : (prices.get(keyOf(id, title)) ?? prices.get(String(id))))

/** The rates of tax that invoices have, the lowest first. */
export const ratesIn = (all: readonly Pick<Invoice, 'products' | 'shippingTaxRate'>[]): number[] => {
  const rates = all.flatMap(({ products, shippingTaxRate }) => [
    shippingTaxRate,
    ...products.map(({ taxRate }) => taxRate),
  ])
  return [...new Set(rates.filter((rate) => rate !== null))].toSorted((a, b) => a - b)
}
