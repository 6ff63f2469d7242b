import { discountedPrice, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { type Invoice, invoiceList, invoices, type LastPrice } from '@quarterdeck/contract/sales/invoices'
import { listing, reading } from '../../../kit/lib/api/queries.ts'

const some = { page: 1, perPage: 25 }

/** Returns the query of a customer's latest invoices. */
export const latestInvoicesOf = (customerId: string) =>
  listing(invoices.list, invoiceList, {
    ...some,
    sort: [{ field: 'issueDate', desc: true }],
    where: [{ field: 'customerId', op: 'in', values: [customerId] }],
  })

/** Query of the latest invoices. */
export const latest = listing(invoices.list, invoiceList, { ...some, sort: [{ field: 'id', desc: true }], where: [] })

/**
 * Returns the query of a customer's last price per product.
 * @param but id of the invoice being edited, which is ignored
 */
export const pricesOf = (customerId: string, but: string | undefined) =>
  reading(invoices.lastPrices, { customerId: Number(customerId), but })

/** Price a customer paid for a product last. */
export interface LastPaid {
  readonly price: number
  readonly discount: number
  /** Unit price after the discount. */
  readonly each: number
  readonly invoice: string
  readonly at: string
}

const keyOf = (id: number, title: string) => `${id} ${title}`

/** Returns the last price per product, and per line title, such as a variant. */
export const lastPrices = (asked: readonly LastPrice[]): ReadonlyMap<string, LastPaid> => {
  const prices = new Map<string, LastPaid>()
  for (const { productId, title, price, discount, invoiceId: invoice, at } of asked.toSorted(byDay)) {
    const paid = { price, discount, each: fromUnitPrice(discountedPrice(toUnitPrice(price), discount)), invoice, at }
    for (const key of [String(productId), keyOf(productId, title)]) if (!prices.has(key)) prices.set(key, paid)
  }
  return prices
}

/** Latest first. */
const byDay = (one: LastPrice, other: LastPrice) => other.at.localeCompare(one.at)

/** Returns the last price for a line: by its title, or else by its product. */
export const lastPriceFor = (
  prices: ReadonlyMap<string, LastPaid>,
  { id, title }: { readonly id: number | null; readonly title: string },
): LastPaid | undefined => (id === null ? undefined : (prices.get(keyOf(id, title)) ?? prices.get(String(id))))

/** Returns the tax rates used in invoices, ascending. */
export const ratesIn = (all: readonly Pick<Invoice, 'products' | 'shippingTaxRate'>[]): number[] => {
  const rates = all.flatMap(({ products, shippingTaxRate }) => [
    shippingTaxRate,
    ...products.map(({ taxRate }) => taxRate),
  ])
  return [...new Set(rates.filter((rate) => rate !== null))].toSorted((a, b) => a - b)
}
