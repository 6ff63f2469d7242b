import { paymentMethods } from '@quarterdeck/contract/kit/constants'
import { dayToInstant, instantToDay } from '@quarterdeck/contract/kit/day'
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
} from '@quarterdeck/contract/kit/fields'
import { locales } from '@quarterdeck/contract/kit/locales'
import {
  type Installment,
  type InvoiceAmounts,
  installmentAmounts,
  invoiceTotals,
  isMoney,
  toDecimal,
  toMinor,
  toUnitPrice,
} from '@quarterdeck/contract/kit/money'
import { isMiscategorized } from '@quarterdeck/contract/kit/tax-categories'
import type { InvoiceDefaults } from '@quarterdeck/contract/sales/company'
import { type InvoiceDraft, InvoiceLine, type InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { piece, unitOf } from '@quarterdeck/contract/sales/units'
import { z } from 'zod'
import { daysBetween, plusDays } from './days.ts'

/** Maximum number of lines of an invoice. */
export const maxLines = 1000

/** Units of installments: percentages of the total, or amounts. */
export const splitWays = ['percent', 'amount'] as const

const writtenUnit = z.string().refine((unit) => unitOf(unit) !== undefined, { params: { code: 'unknown_unit' } })

const Input = z.object({
  /** Id of a person, as text. */
  customerId: z.string().min(1),
  email: text(254),
  phone,
  address: multilineText(500),
  /** Country code; empty if the country is part of the address text. */
  country: z.string(),
  vatId,
  reference: text(80),
  /** Calendar days. */
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
  /** Calendar day; empty if it equals the issue date. */
  suppliedOn: z.union([z.literal(''), z.iso.date()]),
  notes: multilineText(2000),
  terms: multilineText(2000),
  language: z.enum(locales),
  paymentMethod: z.enum(paymentMethods),
  splitBy: z.enum(splitWays),
  /** Each with the calendar day on which it is due. */
  installments: z
    .array(z.object({ dueDate: z.iso.date(), percent: percent.nullable(), amount: money.nullable() }))
    .max(24),
})
export type InvoiceInput = z.output<typeof Input>
export type InvoiceInputName = keyof InvoiceInput
export type Line = InvoiceInput['products'][number]

/** Converts an amount to minor units; 0 if it is empty or invalid. */
const minorOf = (amount: number | null): number =>
  amount !== null && amount >= 0 && isMoney(amount) ? toMinor(amount) : 0

const rateOf = (rate: number | null, kind = taxRate): number | null =>
  rate !== null && kind.safeParse(rate).success ? rate : null

/** Returns the valid inputs of a line's total. */
export const lineAmounts = ({ price, quantity, discount, taxRate, taxCategory }: Line) => ({
  price: unitPrice.safeParse(price).success ? toUnitPrice(price) : 0,
  quantity: measure.safeParse(quantity).success ? quantity : 0,
  discount: rateOf(discount, percent) ?? 0,
  taxRate: rateOf(taxRate),
  taxCategory,
})

/** Returns the valid inputs of the totals. */
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

/** Returns the valid installments as parts of the total. */
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
  /** Returns true if the invoice is about to be issued, which requires lines. */
  readonly isIssued: () => boolean
  readonly words: {
    readonly tooManyLines: string
    readonly noLines: string
    readonly discountTooBig: string
    readonly installmentsOff: string
  }
}

/** Encodes a custom error text as the form's errors do. */
const own = (words: string) => ({ error: () => `:${words}` })

/** Validates even if other fields are invalid, so that all errors show at once. */
const always = { when: () => true }

/** Returns the schema of the form. */
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

/** Returns a new line; its price is required. */
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

/** Returns true if a line is empty except for its tax rate, which is copied from the line before. */
export const isBlank = ({ id: product, title, quantity, unit, price, discount }: Line): boolean =>
  product === null && title === '' && quantity === 1 && unit === piece && price === null && discount === 0

/**
 * Returns the initial values of a new invoice.
 * @param language the user's language
 * @param usual defaults of the company
 */
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

/** Converts an invoice to form values. */
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
      dueDate: instantToDay(day),
      percent: share,
      amount,
    })),
    customerId: String(customer.id),
    issuedOn: instantToDay(issueDate),
    dueOn: instantToDay(dueDate),
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

/** Returns the invoice field of an input. */
export const fieldOf = (input: InvoiceInputName): string =>
  input === 'splitBy' ? 'installments' : (apart[input] ?? input)

/** Returns the input that shows the error of an API field. */
export const inputFor = (path: string): string =>
  Object.entries(apart).find(([, field]) => field === path || field.split('.')[0] === path)?.[0] ?? path

/** Converts installments to the request. */
const installmentsOf = (input: InvoiceInput) =>
  installmentParts(input).map(({ percent: share, amount }, index) => ({
    dueDate: dayToInstant(input.installments[index]?.dueDate ?? input.issuedOn),
    ...(share === null ? { percent: null, amount: toDecimal(amount) } : { percent: share }),
  }))

/** Fields of an invoice without an input; any other missing input is a compile error. */
type Elsewhere = 'status'
type Written = Required<Omit<z.input<typeof InvoiceDraft>, Elsewhere>>

/**
 * Moves dates to today if the issue date is still the day the form was opened, keeping the payment term.
 * @param today day of submission
 */
export const withCurrentDates = <Input extends Pick<InvoiceInput, 'issuedOn' | 'dueOn' | 'installments'>>(
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

/** Converts form values to a new invoice. */
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
    issueDate: dayToInstant(issuedOn),
    dueDate: dayToInstant(dueOn),
    installments: installmentsOf(input),
  } satisfies Written
}

/** Returns the changed dates. */
const datesOf = (changed: readonly InvoiceInputName[], { issuedOn, dueOn }: InvoiceInput): InvoicePatch => ({
  ...(changed.includes('issuedOn') && { issueDate: dayToInstant(issuedOn) }),
  ...(changed.includes('dueOn') && { dueDate: dayToInstant(dueOn) }),
})

/** Returns the changes as a patch. */
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
