import { countryCode } from '@quarterdeck/contract/kit/countries'
import { countryIn } from '@quarterdeck/contract/kit/country-in'
import { dayKept, dayOf } from '@quarterdeck/contract/kit/day'
import {
  containedIn,
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

/** An amount that is taxed by a rate, in minor units; without the tax. */
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
  /** Of so much as `per` says, in minor units with up to two decimals. */
  readonly price: number
  readonly per: number
  /** What is off of quantity times price. */
  readonly discount: number
}

export interface Party {
  readonly name: string
  /** Line by line. */
  readonly address: readonly string[]
  /** As the code list of the norm has it (`normCode`); empty where none is known. */
  readonly country: string
  readonly email: string
  /** Empty where there is none. */
  readonly vatId: string
}

/** What an e-invoice says, whatever it is written in: the semantic model of EN 16931, as far as there is something to say. */
export interface Bill {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  /** `2026-11-23` */
  readonly issuedOn: string
  readonly dueOn: string | undefined
  /** When it was supplied, where that is said. */
  readonly suppliedOn: string | null
  readonly notes: string
  readonly terms: string
  readonly reference: string
  /** Why no tax is due where the rate is 0; empty where nobody said so. */
  readonly exemption: string
  /** What was paid in advance, in minor units. */
  readonly prepaid: number
  /** The invoice that a credit note is about, or that an invoice replaces, and those of down payments. */
  readonly about: readonly { readonly number: string; readonly issuedOn?: string }[]
  readonly seller: Party & Pick<Seller, 'taxId' | 'registration' | 'phone' | 'iban' | 'bic'>
  readonly buyer: Party
  readonly lines: readonly BillLine[]
  /** Off the whole, and shipping, by rate. */
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

/** A VAT number begins with the code of its country; Greece and Northern Ireland have their own. */
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

/** The code list of the norm is that of ISO 3166-1, and calls Kosovo, which has no code there, otherwise than everybody else. */
const normCode = (code: string): string => (code === 'XK' ? '1A' : code)

type Buyer = Pick<InvoiceDoc, 'customerName' | 'billingAddress' | 'billingCountry' | 'billingEmail' | 'billingVatId'>

/** Who is billed. The country is that of the address, and never where the customer is at home. */
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

/** Amounts by their rate and category, the lowest first; those of nothing are left out. */
const byRate = (all: readonly Taxed[]): readonly Taxed[] =>
  [...Map.groupBy(all, ({ rate, category }) => `${rate} ${category}`).values()]
    .flatMap((some) => some.slice(0, 1).map((first) => ({ ...first, amount: sumOf(some.map(({ amount }) => amount)) })))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.rate - other.rate)

/** Without the tax that it contains. */
const net = ({ amount, ...tax }: Taxed): Taxed => ({ ...tax, amount: amount - containedIn(amount, tax.rate) })

const ofRate = (all: readonly Taxed[], like: Omit<Taxed, 'amount'>): number =>
  sumOf(all.filter((each) => isAlike(each, like)).map(({ amount }) => amount))

/**
 * What an invoice comes to, without tax. Where prices include it, each amount is what is left without it; the lines of a rate share
 * out what is left of its base, so that no cent is lost or won between them and the tax of their rate.
 * @param invoice all of it has rates
 */
const amountsOf = (invoice: InvoiceDoc): Pick<Bill, 'lines' | 'allowances' | 'charges' | 'taxes'> => {
  const { products, shippingCharge, discountAmount, pricesIncludeTax } = invoice
  const { totals, taxes } = invoiceTotals(invoice)
  const goods = sumOf(totals)
  // As `invoiceTotals` has it: off the lines by what they come to, and beyond that off the shipping.
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
    // Where nothing else has its rate, it is all of the base.
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

/** Of a line that is there. */
const taxOf = (tax: Omit<Taxed, 'amount'> | undefined): Omit<Taxed, 'amount'> => tax ?? { rate: 0, category: 'Z' }

/**
 * An invoice as an e-invoice says it, as it was issued: of payments only those are a part of it that had come in before (BT-113). Of one in installments BT-9 is the day of the first
 * one, and all of them are terms of payment (BT-20), as EN 16931 says of partial payments.
 */
export const billOf = (invoice: InvoiceDoc, seller: Seller): Bill => ({
  kind: 'invoice',
  number: invoice.id,
  issuedOn: dayKept(invoice.issueDate),
  dueOn: dayKept(invoice.installments[0]?.dueDate ?? invoice.dueDate),
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
  /** In minor units, with tax. */
  readonly amount: number
  /** What the notes before it to the same invoice come to. */
  readonly before: number
  readonly reason: string
  readonly createdAt: Date
}

/**
 * A credit note: its amount is of each rate of the invoice what that rate has of the invoice. All notes to an invoice come to its bases
 * and its taxes.
 * @param words what is written of a line, and of what becomes of the amount
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
    about: [{ number: invoice.id, issuedOn: dayKept(invoice.issueDate) }],
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

/** Reasons that have a category of their own, in any of the languages. */
const ownCategory =
  /reverse.?charge|steuerschuldnerschaft|inversi[oó]n del sujeto|リバースチャージ|intra.?(community|eu)|innergemeinschaft|intracomunitari|域内|\bexport|ausfuhr|輸出/i

/** What the categories of an invoice need: without it, it would have to be written as something else. */
const categoryLacks = (
  { taxes, taxExemption, suppliedOn }: InvoiceDoc,
  { seller, buyer }: Pick<Bill, 'seller' | 'buyer'>,
) => {
  const used = new Set(taxes.map(({ category }) => category))
  const has = (...some: readonly TaxCategory[]) => some.some((category) => used.has(category))
  return {
    category: has('E') && ownCategory.test(taxExemption),
    exemption: has('E') && taxExemption === '',
    // What is out of the scope of the tax stands by itself (BR-O-11 to BR-O-14).
    onlyOutside: has('O') && used.size > 1,
    sellerVatId: has('AE', 'K', 'G') && seller.vatId === '',
    buyerVatId: has('AE', 'K') && buyer.vatId === '',
    supplyDate: has('K') && suppliedOn === null,
    isOutside: has('O'),
  }
}

/** What an e-invoice needs and this one has not. */
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
    // Whoever has no VAT number, or may not name it, is known by where they are registered (BR-CO-26, BR-O-02).
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
