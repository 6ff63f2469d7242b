import { paymentMethods } from '@quarterdeck/contract/core/constants'
import { dayKept, keptDay } from '@quarterdeck/contract/core/day'
import {
  id,
  measure,
  money,
  multilineText,
  percent,
  phone,
  taxRate,
  text,
  unitPrice,
  vatId,
} from '@quarterdeck/contract/core/fields'
import { locales } from '@quarterdeck/contract/core/locales'
import {
  type Installment,
  type InvoiceAmounts,
  installmentAmounts,
  invoiceTotals,
  isMoney,
  toDecimal,
  toMinor,
  toUnitPrice,
} from '@quarterdeck/contract/core/money'
import { isMiscategorized } from '@quarterdeck/contract/core/tax-categories'
import type { InvoiceDefaults } from '@quarterdeck/contract/sales/company'
import { type InvoiceDraft, InvoiceLine, type InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { piece, unitOf } from '@quarterdeck/contract/sales/units'
import { z } from 'zod'
import { daysBetween, plusDays } from './days.ts'

/** How many lines an invoice may have. */
export const maxLines = 1000

/** How installments are written: as shares of the total, or as amounts. */
export const splitWays = ['percent', 'amount'] as const

const writtenUnit = z.string().refine((unit) => unitOf(unit) !== undefined, { params: { code: 'unknown_unit' } })

const Input = z.object({
  /** The number of a person, as text. */
  customerId: z.string().min(1),
  email: text(254),
  phone,
  address: multilineText(500),
  /** The code of the country, or nothing where the address says it. */
  country: z.string(),
  vatId,
  reference: text(80),
  /** Days of the calendar. */
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  // A unit is written by its name.
  products: z.array(
    InvoiceLine.extend({ id: id.nullable(), unit: writtenUnit }).refine((line) => !isMiscategorized(line), {
      path: ['taxRate'],
      params: { code: 'tax_category' },
    }),
  ),
  discountAmount: money,
  shippingCharge: money,
  shippingTaxRate: taxRate.nullable(),
  tax: money,
  pricesIncludeTax: z.boolean(),
  taxExemption: text(300),
  /** A day of the calendar; nothing where it is that of the issue. */
  suppliedOn: z.union([z.literal(''), z.iso.date()]),
  notes: multilineText(2000),
  terms: multilineText(2000),
  language: z.enum(locales),
  paymentMethod: z.enum(paymentMethods),
  splitBy: z.enum(splitWays),
  /** Each is due on a day of the calendar. */
  installments: z
    .array(z.object({ dueDate: z.iso.date(), percent: percent.nullable(), amount: money.nullable() }))
    .max(24),
})
export type InvoiceInput = z.output<typeof Input>
export type InvoiceInputName = keyof InvoiceInput
export type Line = InvoiceInput['products'][number]

/** An amount in minor units; nothing where none was written, or one that cannot be. */
const minorOf = (amount: number | null): number =>
  amount !== null && amount >= 0 && isMoney(amount) ? toMinor(amount) : 0

const rateOf = (rate: number | null, kind = taxRate): number | null =>
  rate !== null && kind.safeParse(rate).success ? rate : null

/** What the total of a line follows from, as far as it is written and can be. */
export const lineAmounts = ({ price, quantity, discount, taxRate, taxCategory }: Line) => ({
  price: unitPrice.safeParse(price).success ? toUnitPrice(price) : 0,
  quantity: measure.safeParse(quantity).success ? quantity : 0,
  discount: rateOf(discount, percent) ?? 0,
  taxRate: rateOf(taxRate),
  taxCategory,
})

/** What the totals follow from, as far as it is written and can be. */
export const amountsOf = (
  input: Pick<
    InvoiceInput,
    'products' | 'shippingCharge' | 'shippingTaxRate' | 'tax' | 'discountAmount' | 'pricesIncludeTax' | 'taxExemption'
  >,
): InvoiceAmounts => ({
  products: input.products.map(lineAmounts),
  shippingCharge: minorOf(input.shippingCharge),
  shippingTaxRate: rateOf(input.shippingTaxRate),
  tax: minorOf(input.tax),
  discountAmount: minorOf(input.discountAmount),
  pricesIncludeTax: input.pricesIncludeTax,
  taxExemption: input.taxExemption,
})

/** What installments are of the total, as far as it is written and can be. */
export const installmentParts = ({
  installments,
  splitBy,
}: Pick<InvoiceInput, 'installments' | 'splitBy'>): Installment[] =>
  installments.map((each) =>
    splitBy === 'percent'
      ? { percent: rateOf(each.percent, percent) ?? 0, amount: 0 }
      : { percent: null, amount: minorOf(each.amount) },
  )

const comesToTotal = (input: InvoiceInput): boolean =>
  input.installments.length === 0 ||
  installmentAmounts(invoiceTotals(amountsOf(input)).totalAmount, installmentParts(input)) !== undefined

interface Rules {
  /** Whether it is about to be issued, for which it has to have lines. */
  readonly isIssued: () => boolean
  readonly words: {
    readonly tooManyLines: string
    readonly noLines: string
    readonly discountTooBig: string
    readonly installmentsOff: string
  }
}

/** Words of the form itself for what is wrong, as a form carries them. */
const own = (words: string) => ({ error: () => `:${words}` })

/** All is said at once, also where another field is wrong. */
const always = { when: () => true }

/** What the form asks for. */
export const invoiceInput = ({ isIssued, words }: Rules): z.ZodType<InvoiceInput> =>
  Input.extend({ products: Input.shape.products.max(maxLines, own(words.tooManyLines)) })
    .refine(({ issuedOn, dueOn }) => !issuedOn || !dueOn || issuedOn <= dueOn, {
      path: ['dueOn'],
      params: { code: 'date_order' },
      ...always,
    })
    .refine(({ products }) => !isIssued() || products.length > 0, {
      path: ['products'],
      ...own(words.noLines),
      ...always,
    })
    .refine(comesToTotal, { path: ['installments'], ...own(words.installmentsOff), ...always })
    .refine((input) => invoiceTotals(amountsOf(input)).totalAmount >= 0, {
      path: ['discountAmount'],
      ...own(words.discountTooBig),
      ...always,
    })

/** The price is still to be said. */
export const blankLine = (taxRate: number | null, taxCategory: Line['taxCategory'] = null): Line => ({
  id: null,
  title: '',
  quantity: 1,
  unit: piece,
  price: null as unknown as number,
  discount: 0,
  taxRate,
  taxCategory,
})

/** Whether nothing is written in a line yet. A rate of tax is taken over from the line before. */
export const isBlank = ({ id: product, title, quantity, unit, price, discount }: Line): boolean =>
  product === null && title === '' && quantity === 1 && unit === piece && price === null && discount === 0

/** A new invoice before anything is written. @param language that of the person @param usual what the company begins with */
export const blankInvoice = (
  today: string,
  language: InvoiceInput['language'],
  usual: Pick<InvoiceDefaults, 'invoiceDays' | 'invoiceTerms' | 'invoiceNotes'>,
): InvoiceInput => ({
  customerId: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  vatId: '',
  reference: '',
  issuedOn: today,
  dueOn: plusDays(today, usual.invoiceDays),
  products: [],
  discountAmount: 0,
  shippingCharge: 0,
  shippingTaxRate: null,
  tax: 0,
  pricesIncludeTax: false,
  taxExemption: '',
  suppliedOn: '',
  notes: usual.invoiceNotes,
  terms: usual.invoiceTerms,
  language,
  paymentMethod: 'Credit Card',
  splitBy: 'percent',
  installments: [],
})

/** What a person may write of an invoice. */
export const inputOf = (invoice: Invoice): InvoiceInput => {
  const { customer, billingAddress, issueDate, dueDate, products, installments, ...rest } = invoice
  const { reference, discountAmount, shippingCharge, shippingTaxRate, tax, pricesIncludeTax } = rest
  return {
    reference,
    discountAmount,
    shippingCharge,
    shippingTaxRate,
    tax,
    pricesIncludeTax,
    taxExemption: rest.taxExemption,
    notes: rest.notes,
    terms: rest.terms,
    language: rest.language,
    paymentMethod: rest.payment.paymentMethod,
    suppliedOn: rest.suppliedOn ?? '',
    ...billingAddress,
    splitBy: installments.some(({ percent: share }) => share === null) ? 'amount' : 'percent',
    installments: installments.map(({ dueDate: day, percent: share, amount }) => ({
      dueDate: dayKept(day),
      percent: share,
      amount,
    })),
    customerId: String(customer.id),
    issuedOn: dayKept(issueDate),
    dueOn: dayKept(dueDate),
    products: products.map(({ total: _, ...line }) => line),
  }
}

const apart: Readonly<Partial<Record<InvoiceInputName, string>>> = {
  customerId: 'customer.id',
  email: 'billingAddress.email',
  phone: 'billingAddress.phone',
  address: 'billingAddress.address',
  country: 'billingAddress.country',
  vatId: 'billingAddress.vatId',
  issuedOn: 'issueDate',
  dueOn: 'dueDate',
  paymentMethod: 'payment.paymentMethod',
}

/** The field of an invoice that an input is. */
export const fieldOf = (input: InvoiceInputName): string =>
  input === 'splitBy' ? 'installments' : (apart[input] ?? input)

/** The input that shows what is wrong with a field of the API. */
export const inputFor = (path: string): string =>
  Object.entries(apart).find(([, field]) => field === path || field.split('.')[0] === path)?.[0] ?? path

/** What is sent of installments. */
const installmentsOf = (input: InvoiceInput) =>
  installmentParts(input).map(({ percent: share, amount }, index) => ({
    dueDate: keptDay(input.installments[index]?.dueDate ?? input.issuedOn),
    ...(share === null ? { percent: null, amount: toDecimal(amount) } : { percent: share }),
  }))

/** What of an invoice is not written in the form. All else of it has an input, or does not compile. */
type Elsewhere = 'status'
type Written = Required<Omit<z.input<typeof InvoiceDraft>, Elsewhere>>

/**
 * What is dated the day on which its form was begun says nothing by that: on another one it is dated that, with as many days to pay.
 * @param today when it is sent
 */
export const movedOn = <Input extends Pick<InvoiceInput, 'issuedOn' | 'dueOn' | 'installments'>>(
  input: Input,
  begun: string,
  today: string,
): Input => {
  if (begun === today || input.issuedOn !== begun) return input
  const later = (day: string) => plusDays(today, daysBetween(begun, day))
  return {
    ...input,
    issuedOn: today,
    dueOn: later(input.dueOn),
    installments: input.installments.map((each) => ({ ...each, dueDate: later(each.dueDate) })),
  }
}

/** What is sent of a new invoice. */
export const draftOf = (input: InvoiceInput) => {
  const { customerId, email, phone, address, country, vatId: vat, issuedOn, dueOn, splitBy: _, ...others } = input
  const { paymentMethod, ...rest } = others
  return {
    ...rest,
    payment: { paymentMethod },
    products: rest.products.map((line) => ({ ...line, unit: unitOf(line.unit) ?? line.unit })),
    customer: { id: Number(customerId) },
    billingAddress: { email, phone, address, country, vatId: vat },
    suppliedOn: rest.suppliedOn || null,
    issueDate: keptDay(issuedOn),
    dueDate: keptDay(dueOn),
    installments: installmentsOf(input),
  } satisfies Written
}

/** The dates that were changed. */
const datesOf = (changed: readonly InvoiceInputName[], { issuedOn, dueOn }: InvoiceInput): InvoicePatch => ({
  ...(changed.includes('issuedOn') && { issueDate: keptDay(issuedOn) }),
  ...(changed.includes('dueOn') && { dueDate: keptDay(dueOn) }),
})

/** What was changed, as a patch. */
export const patchOf = (changed: readonly InvoiceInputName[], typed: InvoiceInput): InvoicePatch => {
  const { billingAddress, installments, products, suppliedOn } = draftOf(typed)
  const billed = Object.entries(billingAddress).filter(([name]) => changed.some((each) => each === name))
  const isOwn = (name: InvoiceInputName) => !(name in apart) && fieldOf(name) !== 'installments'
  const same = changed.filter(isOwn).map((name) => [name, typed[name]])
  const isSplit = changed.some((name) => fieldOf(name) === 'installments')
  return {
    ...Object.fromEntries(same),
    ...datesOf(changed, typed),
    ...(changed.includes('products') && { products }),
    ...(changed.includes('suppliedOn') && { suppliedOn }),
    ...(isSplit && { installments }),
    ...(changed.includes('paymentMethod') && { payment: { paymentMethod: typed.paymentMethod } }),
    ...(changed.includes('customerId') && { customer: { id: Number(typed.customerId) } }),
    ...(billed.length > 0 && { billingAddress: Object.fromEntries(billed) }),
  }
}
