import { z } from 'zod'
import { invoiceStatuses, paymentMethods } from '../core/constants.ts'
import { countries } from '../core/countries.ts'
import {
  choice,
  instant,
  measure,
  money,
  multilineText,
  percent,
  phone,
  picture,
  requiredText,
  sentId,
  taxRate,
  text,
  unitPrice,
  vatId,
} from '../core/fields.ts'
import { locales } from '../core/locales.ts'
import { isMiscategorized, taxCategories } from '../core/tax-categories.ts'
import { lettersIn, maxLineLetters } from './printed.ts'
import { piece, unitCode } from './units.ts'

export const BillingAddress = z.object({
  email: text(254),
  phone,
  address: multilineText(500),
  /** An ISO 3166-1 code; empty where the address says the country itself. */
  country: choice(['', ...countries.map(({ code }) => code)]),
  /** The VAT number of who is billed; its check digits are looked at. */
  vatId,
})

export const InvoicePayment = z.object({
  paymentMethod: choice(paymentMethods),
  cardHolder: text(120),
  /** Stored and answered with all but the last four digits masked. */
  cardNo: text(40),
  /** Accepted for compatibility and never stored; reads back as `***`. */
  cardCVC: text(10),
})

export const InvoiceLine = z.object({
  /** The product; null on a line that is none of the catalogue. */
  id: sentId.nullable(),
  title: requiredText(200),
  quantity: measure,
  unit: unitCode,
  price: unitPrice,
  /** Percent. */
  discount: percent,
  /** Percent of tax; null where nothing is said of it. */
  taxRate: taxRate.nullable(),
  /** Of UNCL 5305; null where it follows from the rate: S above 0, E where a reason is given, else Z. */
  taxCategory: z.enum(taxCategories).nullable(),
})

const SentLine = InvoiceLine.extend({
  id: InvoiceLine.shape.id.default(null),
  unit: unitCode.default(piece),
  discount: percent.default(0),
  taxRate: InvoiceLine.shape.taxRate.default(null),
  taxCategory: InvoiceLine.shape.taxCategory.default(null),
}).refine((line) => !isMiscategorized(line), { path: ['taxRate'], params: { code: 'tax_category' } })

/** Of what is owed, what is due on a day of its own: all of them shares in percent, or all amounts. */
const SentInstallment = z.object({
  dueDate: instant,
  percent: percent.positive().nullable().default(null),
  /** Follows from the percentage where there is one. */
  amount: money.default(0),
})

/**
 * Line totals and the total are computed; sent ones are ignored. Days are kept as instants and are those of UTC: one that is sent as a
 * midnight or a noon of UTC stays as it is, another moment is the day that it was then where the company is.
 */
export const invoiceFields = z.object({
  dueDate: instant,
  issueDate: instant,
  status: choice(invoiceStatuses),
  billingAddress: BillingAddress.partial(),
  payment: InvoicePayment.partial(),
  customer: z.object({ id: sentId, name: requiredText(120).optional(), image: picture.optional() }),
  products: z
    .array(SentLine)
    .max(1000)
    // Whoever draws it takes so much longer for each letter.
    .check(({ value, issues }) => {
      if (value.reduce((sum, { title }) => sum + lettersIn(title), 0) <= maxLineLetters) return
      issues.push({ code: 'too_big', origin: 'string', maximum: maxLineLetters, inclusive: true, input: value })
    }),
  shippingCharge: money,
  /** Percent of tax on the shipping; null where nothing is said of it. */
  shippingTaxRate: taxRate.nullable(),
  /** Taken as it is sent where no line and no shipping has a rate; computed by them else. */
  tax: money,
  /** Off the whole invoice, beside what is off its lines. */
  discountAmount: money,
  /** Whether prices and shipping contain the tax of their rates. */
  pricesIncludeTax: z.boolean(),
  /** Why no tax is due where a rate is 0: printed, and said by the e-invoice, whose category is then exempt and not zero rated. */
  taxExemption: text(300),
  /** When it was supplied, where that is another day than that of the issue. */
  suppliedOn: z.iso.date().nullable(),
  /** What the customer knows it by, such as their own order number. */
  reference: text(80),
  /** In the order of their days; they come to the total exactly, and the next one that is not paid says when it is due. */
  installments: z.array(SentInstallment).max(24),
  notes: multilineText(2000),
  terms: multilineText(2000),
  /** In which the customer reads it. */
  language: choice(locales),
})

export const InvoiceDraft = invoiceFields.extend({
  /** 14 days after the issue where none is sent. */
  dueDate: invoiceFields.shape.dueDate.optional(),
  /** Today where none is sent. */
  issueDate: invoiceFields.shape.issueDate.optional(),
  status: invoiceFields.shape.status.default('pending'),
  billingAddress: invoiceFields.shape.billingAddress.default({}),
  payment: invoiceFields.shape.payment.default({}),
  /** Picked at random from the users where none is sent, as specified. */
  customer: invoiceFields.shape.customer.optional(),
  products: invoiceFields.shape.products.default([]),
  shippingCharge: invoiceFields.shape.shippingCharge.default(0),
  tax: invoiceFields.shape.tax.default(0),
  shippingTaxRate: invoiceFields.shape.shippingTaxRate.default(null),
  discountAmount: invoiceFields.shape.discountAmount.default(0),
  pricesIncludeTax: invoiceFields.shape.pricesIncludeTax.default(false),
  taxExemption: invoiceFields.shape.taxExemption.default(''),
  suppliedOn: invoiceFields.shape.suppliedOn.default(null),
  reference: invoiceFields.shape.reference.default(''),
  /** Those of the company where none are sent, as the terms. */
  notes: invoiceFields.shape.notes.optional(),
  terms: invoiceFields.shape.terms.optional(),
  language: invoiceFields.shape.language.default('en'),
  installments: invoiceFields.shape.installments.default([]),
})
export const InvoicePatch = invoiceFields
  .extend({
    /** Why its customer is not to be reminded of it; empty where they are. */
    reminderHold: text(200),
  })
  .partial()
export type InvoiceDraft = z.output<typeof InvoiceDraft>
export type InvoicePatch = z.output<typeof InvoicePatch>

/** What an invoice says, without its days and how it is paid. */
export const invoiceContent = invoiceFields.omit({
  dueDate: true,
  issueDate: true,
  status: true,
  payment: true,
  installments: true,
  suppliedOn: true,
})
