import { fromUnitPrice, toDecimal } from '@quarterdeck/contract/kit/money'
import type { TaxCategory } from '@quarterdeck/contract/kit/tax-categories'
import type { Bill, Taxed } from './bill.ts'

/** Identifier of the core standard, without rules of any country or network. */
export const customization = 'urn:cen.eu:en16931:2017'
export const currency = 'USD'

/** Codes from the lists named by the standard. */
export const codes = {
  /** UNTDID 1001 */
  kind: { invoice: '380', creditNote: '381' },
  /** UNTDID 5189: discount; 7161: freight */
  discount: '95',
  shipping: 'FC',
  /** UNTDID 4461: credit transfer */
  transfer: '30',
} as const

export const decimal = (minor: number): string => toDecimal(minor).toFixed(2)

/** Formats a unit price, which alone may have more than two decimals (BT-146). */
export const priceOf = (minor: number): string => fromUnitPrice(minor).toFixed(Number.isInteger(minor) ? 2 : 4)

/** Returns the reason why no tax is due, as text and VATEX code; *exempt* has the entered reason (BR-E-10). */
export const reasonOf = (category: TaxCategory, { exemption }: Pick<Bill, 'exemption'>) => {
  if (category === 'E') return { code: '', text: exemption }
  return reasons[category] ?? { code: '', text: '' }
}

const reasons: Readonly<Partial<Record<TaxCategory, { readonly code: string; readonly text: string }>>> = {
  AE: { code: 'VATEX-EU-AE', text: 'Reverse charge' },
  K: { code: 'VATEX-EU-IC', text: 'Intra-Community supply' },
  G: { code: 'VATEX-EU-G', text: 'Export outside the EU' },
  O: { code: 'VATEX-EU-O', text: 'Not subject to VAT' },
}

/** Returns true for an invoice outside the scope of tax, in which no VAT ID may appear (BR-O-02). */
export const isOutside = ({ taxes }: Pick<Bill, 'taxes'>): boolean => taxes.some(({ category }) => category === 'O')

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, each) => sum + each.amount, 0)

/** Returns the totals in minor units: BT-106 to BT-110 and BT-112 (EN 16931-1, BR-CO-10 to BR-CO-15). */
export const sumsOf = (bill: Bill) => {
  const [lines, allowances, charges] = [sumOf(bill.lines), sumOf(bill.allowances), sumOf(bill.charges)]
  const net = lines - allowances + charges
  const tax = bill.taxes.reduce((sum, each) => sum + each.tax, 0)
  return { lines, allowances, charges, net, tax, gross: net + tax }
}

/** A discount or charge. */
export interface Change {
  readonly isCharge: boolean
  readonly reason: string
  readonly code: string
  /** In minor units. */
  readonly amount: number
}

export const discountOf = (amount: number): Change => ({
  isCharge: false,
  reason: 'Discount',
  code: codes.discount,
  amount,
})

/** Returns discounts on the whole, then shipping, by tax rate. */
export const changesOf = ({ allowances, charges }: Bill): readonly (Change & Taxed)[] => [
  ...allowances.map(({ amount, ...tax }) => ({ ...discountOf(amount), ...tax })),
  ...charges.map((charge) => ({ isCharge: true, reason: 'Shipping', code: codes.shipping, ...charge })),
]

/** Returns true if it states a bank account: credit notes don't. */
export const isPaidByTransfer = ({ kind, seller }: Bill): boolean => kind === 'invoice' && seller.iban !== ''
