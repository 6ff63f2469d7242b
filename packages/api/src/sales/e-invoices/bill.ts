import { countryCode } from '@quarterdeck/contract/kit/countries'
import { countryIn } from '@quarterdeck/contract/kit/country-in'
import { dayOf, instantToDay } from '@quarterdeck/contract/kit/day'
import {
  includedTax,
  invoiceTotals,
  lineTotal,
  shareOut,
  shippingCategory,
  taxesOfPart,
} from '@quarterdeck/contract/kit/money'
import { categoryOf, type TaxCategory } from '@quarterdeck/contract/kit/tax-categories'
import { isVatId } from '@quarterdeck/contract/sales/company'
import { type MissingTerm, requiredTerms } from '@quarterdeck/contract/sales/e-invoices'
import { piece } from '@quarterdeck/contract/sales/units'
import type { Seller } from '../company/index.ts'
import { type InvoiceDoc, scheduleOf } from '../invoices/index.ts'

/** A net amount with its tax rate, in minor units. */
export interface Taxed {
  readonly amount: number
  /** Percent. */
  readonly rate: number
  readonly category: TaxCategory
}

export interface BillLine extends Taxed {
  readonly name: string
  readonly quantity: number
  /** UN/ECE Recommendation 20. */
  readonly unit: string
  /** Price per `per` units, in minor units with up to two decimals. */
  readonly price: number
  readonly per: number
  /** Discount on quantity times price. */
  readonly discount: number
}

export interface Party {
  readonly name: string
  /** Lines of the address. */
  readonly address: readonly string[]
  /** Country code by the standard (`normCode`); empty if unknown. */
  readonly country: string
  readonly email: string
  /** Empty where there is none. */
  readonly vatId: string
}

/** Content of an e-invoice in any syntax: the semantic model of EN 16931, as far as it is used. */
export interface Bill {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  /** `2026-11-23` */
  readonly issuedOn: string
  readonly dueOn: string | undefined
  /** Date of supply, if entered. */
  readonly suppliedOn: string | null
  readonly notes: string
  readonly terms: string
  readonly reference: string
  /** Entered reason for a tax rate of 0; empty if none. */
  readonly exemption: string
  /** Advance payments, in minor units. */
  readonly prepaid: number
  /** Referenced invoices: of a credit note, of a replacement, and of down payments. */
  readonly about: readonly { readonly number: string; readonly issuedOn?: string }[]
  readonly seller: Party & Pick<Seller, 'taxId' | 'registration' | 'phone' | 'iban' | 'bic'>
  readonly buyer: Party
  readonly lines: readonly BillLine[]
  /** Discounts on the whole and shipping charges, by tax rate. */
  readonly allowances: readonly Taxed[]
  readonly charges: readonly Taxed[]
  readonly taxes: readonly (Taxed & { readonly tax: number })[]
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Returns a VAT ID with its country code; Greece and Northern Ireland have codes of their own. */
export const vatIdOf = (taxId: string): string | undefined => {
  const compact = taxId.replaceAll(/[\s.-]/g, '')
  return isVatId(taxId) && (isCountry(compact.slice(0, 2)) || ['EL', 'XI'].includes(compact.slice(0, 2)))
    ? compact
    : undefined
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => regions.of(code) !== undefined

export const sellerOf = ({ name, address, country, email, ...seller }: Seller): Bill['seller'] => ({
  name,
  email,
  vatId: vatIdOf(seller.taxId) ?? '',
  taxId: seller.taxId,
  registration: seller.registration,
  phone: seller.phone,
  iban: seller.iban,
  bic: seller.bic,
  address: linesOf(address),
  country: normCode(countryCode(country) ?? ''),
})

/** Returns the country code of the standard, which is ISO 3166-1 with its own code for Kosovo. */
const normCode = (code: string): string => (code === 'XK' ? '1A' : code)

type Buyer = Pick<InvoiceDoc, 'customerName' | 'billingAddress' | 'billingCountry' | 'billingEmail' | 'billingVatId'>

/** Returns the buyer. The country is that of the billing address, never that of the customer's account. */
export const buyerOf = ({
  customerName,
  billingAddress,
  billingCountry,
  billingEmail,
  billingVatId,
}: Buyer): Party => ({
  name: customerName,
  address: linesOf(billingAddress),
  country: normCode(billingCountry || (countryIn(billingAddress) ?? '')),
  email: billingEmail,
  vatId: billingVatId,
})

const isAlike = (one: Omit<Taxed, 'amount'>, other: Omit<Taxed, 'amount'>): boolean =>
  one.rate === other.rate && one.category === other.category

/** Sums amounts by rate and category, lowest first, without zero amounts. */
const byRate = (all: readonly Taxed[]): readonly Taxed[] =>
  [...Map.groupBy(all, ({ rate, category }) => `${rate} ${category}`).values()]
    .flatMap((some) => some.slice(0, 1).map((first) => ({ ...first, amount: sumOf(some.map(({ amount }) => amount)) })))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.rate - other.rate)

/** Returns an amount without the tax it includes. */
const net = ({ amount, ...tax }: Taxed): Taxed => ({ ...tax, amount: amount - includedTax(amount, tax.rate) })

const ofRate = (all: readonly Taxed[], like: Omit<Taxed, 'amount'>): number =>
  sumOf(all.filter((each) => isAlike(each, like)).map(({ amount }) => amount))

/**
 * Returns the net amounts of an invoice. If prices include tax, the lines of a rate share its base, so that rounding
 * neither loses nor adds a cent.
 * @param invoice every line has a rate
 */
const amountsOf = (invoice: InvoiceDoc): Pick<Bill, 'lines' | 'allowances' | 'charges' | 'taxes'> => {
  const { products, shippingCharge, discountAmount, pricesIncludeTax } = invoice
  const { totals, taxes } = invoiceTotals(invoice)
  const goods = sumOf(totals)
  // Like `invoiceTotals`: the discount reduces lines in proportion, and shipping by the rest.
  const off = shareOut(Math.min(discountAmount, goods), totals)
  const taxed = products.map((line) => ({ rate: line.taxRate ?? 0, category: categoryOf(line, invoice.taxExemption) }))
  const shipped = { rate: invoice.shippingTaxRate ?? 0, category: shippingCategory(invoice) }
  const gross = {
    allowances: byRate([
      ...taxed.map((tax, index) => ({ ...tax, amount: off[index] ?? 0 })),
      { ...shipped, amount: Math.max(0, discountAmount - goods) },
    ]),
    charges: byRate([{ ...shipped, amount: shippingCharge }]),
  }
  const bases = taxes.map(({ rate, category, base, amount }) => ({ rate, category, amount: base, tax: amount }))
  if (!pricesIncludeTax) {
    const lines = products.map(({ title, quantity, unit, price }, index) => {
      const amount = totals[index] ?? 0
      const discount = lineTotal({ price, quantity }) - amount
      return { name: title, quantity, unit, price, per: 1, discount, ...taxOf(taxed[index]), amount }
    })
    return { lines, ...gross, taxes: bases }
  }
  const allowances = gross.allowances.map(net)
  const charges = gross.charges.map((charge) =>
    // The only amount of a rate is its whole base.
    taxed.some((tax) => isAlike(tax, charge))
      ? net(charge)
      : { ...charge, amount: ofRate(bases, charge) + ofRate(allowances, charge) },
  )
  const nets = bases.map((base) => ({
    ...base,
    shares: shareOut(
      base.amount + ofRate(allowances, base) - ofRate(charges, base),
      taxed.map((tax, index) => (isAlike(tax, base) ? (totals[index] ?? 0) : 0)),
    ),
  }))
  const lines = products.map(({ title, quantity, unit }, index) => {
    const tax = taxOf(taxed[index])
    const amount = nets.find((base) => isAlike(base, tax))?.shares[index] ?? 0
    return { name: title, quantity, unit, price: amount, per: quantity, discount: 0, ...tax, amount }
  })
  return { lines, allowances, charges, taxes: bases }
}

/** Returns the tax of a line, which has one here. */
const taxOf = (tax: Omit<Taxed, 'amount'> | undefined): Omit<Taxed, 'amount'> => tax ?? { rate: 0, category: 'Z' }

/**
 * Returns the e-invoice of an invoice as it was issued: only earlier payments are part of it (BT-113). With
 * installments, BT-9 is the first due date and all of them are payment terms (BT-20), as EN 16931 describes partial
 * payments.
 */
export const billOf = (invoice: InvoiceDoc, seller: Seller): Bill => ({
  kind: 'invoice',
  number: invoice.id,
  issuedOn: instantToDay(invoice.issueDate),
  dueOn: instantToDay(invoice.installments[0]?.dueDate ?? invoice.dueDate),
  notes: invoice.notes,
  terms: [...scheduleOf(invoice), invoice.terms].filter(Boolean).join('\n'),
  reference: invoice.reference,
  exemption: invoice.taxExemption,
  suppliedOn: invoice.suppliedOn,
  prepaid: sumOf(invoice.prepaid.map(({ amount }) => amount)),
  about: [invoice.replaces ?? '', ...invoice.prepaid.map(({ reference }) => reference)]
    .filter((number, index, all) => /^INV-\d+$/.test(number) && all.indexOf(number) === index)
    .map((number) => ({ number })),
  seller: sellerOf(seller),
  buyer: buyerOf(invoice),
  ...amountsOf(invoice),
})

interface Note {
  readonly id: string
  /** Minor units, including tax. */
  readonly amount: number
  /** Sum of the earlier notes on the same invoice. */
  readonly before: number
  readonly reason: string
  readonly createdAt: Date
}

/**
 * Returns the e-invoice of a credit note. Its amount is distributed over the tax rates as in the invoice, so that all
 * notes add up to the invoice's bases and taxes.
 * @param words texts of the line and of the amount's use
 */
export const creditOf = (note: Note, invoice: InvoiceDoc, seller: Seller, words: string): Bill => {
  const credited = taxesOfPart(invoiceTotals(invoice).taxes, note.before, note.amount)
    .filter(({ base, amount }) => base + amount > 0)
    .map(({ rate, category, base, amount }) => ({ rate, category, amount: base, tax: amount }))
  return {
    kind: 'creditNote',
    number: note.id,
    issuedOn: dayOf(note.createdAt, seller.timeZone),
    dueOn: undefined,
    notes: note.reason,
    terms: words,
    reference: '',
    exemption: invoice.taxExemption,
    suppliedOn: invoice.suppliedOn,
    prepaid: 0,
    about: [{ number: invoice.id, issuedOn: instantToDay(invoice.issueDate) }],
    seller: sellerOf(seller),
    buyer: buyerOf(invoice),
    lines: credited.map(({ rate, category, amount }) => ({
      name: words,
      quantity: 1,
      unit: piece,
      price: amount,
      per: 1,
      discount: 0,
      rate,
      category,
      amount,
    })),
    allowances: [],
    charges: [],
    taxes: credited,
  }
}

/** Reasons with a tax category of their own, in all languages. */
const ownCategory =
  /reverse.?charge|steuerschuldnerschaft|inversi[oó]n del sujeto|リバースチャージ|intra.?(community|eu)|innergemeinschaft|intracomunitari|域内|\bexport|ausfuhr|輸出/i

/** Returns the missing terms that tax categories require. */
const categoryLacks = (
  { taxes, taxExemption, suppliedOn }: InvoiceDoc,
  { seller, buyer }: Pick<Bill, 'seller' | 'buyer'>,
) => {
  const used = new Set(taxes.map(({ category }) => category))
  const has = (...some: readonly TaxCategory[]) => some.some((category) => used.has(category))
  return {
    category: has('E') && ownCategory.test(taxExemption),
    exemption: has('E') && taxExemption === '',
    // Items outside the scope of tax can't be mixed with others (BR-O-11 to BR-O-14).
    onlyOutside: has('O') && used.size > 1,
    sellerVatId: has('AE', 'K', 'G') && seller.vatId === '',
    buyerVatId: has('AE', 'K') && buyer.vatId === '',
    supplyDate: has('K') && suppliedOn === null,
    isOutside: has('O'),
  }
}

/** Returns the required terms that an invoice lacks. */
export const missingIn = (invoice: InvoiceDoc, parties: Pick<Bill, 'seller' | 'buyer'>): readonly MissingTerm[] => {
  const { issuedAt, voidedAt, shippingCharge, shippingTaxRate, products, discountAmount } = invoice
  const { seller, buyer } = parties
  const { isOutside, ...ofCategories } = categoryLacks(invoice, parties)
  const goods = sumOf(products.map(({ total }) => total))
  const isShippingRated = shippingTaxRate !== null || (shippingCharge === 0 && discountAmount <= goods)
  const lacks: Readonly<Record<MissingTerm, boolean>> = {
    issued: issuedAt === null || voidedAt !== null,
    sellerName: seller.name === '',
    sellerAddress: seller.address.length === 0,
    sellerCountry: seller.country === '',
    sellerTaxId: seller.taxId === '',
    // A seller without a VAT ID, or who must not state it, is identified by registration (BR-CO-26, BR-O-02).
    sellerRegistration: seller.taxId !== '' && (seller.vatId === '' || isOutside) && seller.registration === '',
    buyerName: buyer.name === '',
    buyerAddress: buyer.address.length === 0,
    buyerCountry: buyer.country === '',
    lines: products.length === 0,
    rates: !isShippingRated || products.some(({ taxRate }) => taxRate === null),
    ...ofCategories,
  }
  return requiredTerms.filter((lack) => lacks[lack])
}
