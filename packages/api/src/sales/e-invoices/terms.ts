import { fromUnitPrice, toDecimal } from '@quarterdeck/contract/kit/money'
import type { TaxCategory } from '@quarterdeck/contract/kit/tax-categories'
import type { Bill, Taxed } from './bill.ts'

/** What an e-invoice says alike in whatever it is written: the core of the norm, without the rules of any country or network. */
export const customization = 'urn:cen.eu:en16931:2017'
export const currency = 'USD'

/** Codes of the lists that the norm names. */
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

/** The price of a unit, which alone may have more than two decimals (BT-146). */
export const priceOf = (minor: number): string => fromUnitPrice(minor).toFixed(Number.isInteger(minor) ? 2 : 4)

/** Why no tax is due in a category, in words and by the code list VATEX; exempt is what somebody gave a reason for (BR-E-10). */
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

/** Whether it is out of the scope of the tax, so that nobody's VAT number may stand in it (BR-O-02). */
export const isOutside = ({ taxes }: Pick<Bill, 'taxes'>): boolean => taxes.some(({ category }) => category === 'O')

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, each) => sum + each.amount, 0)

/** What a bill comes to, in minor units: BT-106 to BT-110 and BT-112 (EN 16931-1, BR-CO-10 to BR-CO-15). */
export const sumsOf = (bill: Bill) => {
  const [lines, allowances, charges] = [sumOf(bill.lines), sumOf(bill.allowances), sumOf(bill.charges)]
  const net = lines - allowances + charges
  const tax = bill.taxes.reduce((sum, each) => sum + each.tax, 0)
  return { lines, allowances, charges, net, tax, gross: net + tax }
}

/** What is off a price, or added to it. */
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

/** What is off the whole, and then the shipping, each by the rate of its tax. */
export const changesOf = ({ allowances, charges }: Bill): readonly (Change & Taxed)[] => [
  ...allowances.map(({ amount, ...tax }) => ({ ...discountOf(amount), ...tax })),
  ...charges.map((charge) => ({ isCharge: true, reason: 'Shipping', code: codes.shipping, ...charge })),
]

/** Whether it says to which account it is to be paid: a credit note is not. */
export const isPaidByTransfer = ({ kind, seller }: Bill): boolean => kind === 'invoice' && seller.iban !== ''
