import { z } from 'zod'
import { invoiceStatuses, paymentMethods } from '../kit/constants.ts'
import { countries } from '../kit/countries.ts'
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
} from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { isMiscategorized, taxCategories } from '../kit/tax-categories.ts'
import { countLetters, maxLineLetters } from './printed.ts'
import { piece, unitCode } from './units.ts'

export const BillingAddress = z.object({
  email: text(254),
  phone,
  address: multilineText(500),
  /** ISO 3166-1 code; empty if the country is part of the address text. */
  country: choice(['', ...countries.map(({ code }) => code)]),
  /** VAT ID of the customer; its check digits are verified. */
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
  /** The product; null on a free-text line. */
  id: sentId.nullable(),
  title: requiredText(200),
  quantity: measure,
  unit: unitCode,
  price: unitPrice,
  /** Percent. */
  discount: percent,
  /** Tax rate in percent; null if the line has none. */
  taxRate: taxRate.nullable(),
  /**
   * Category code of UNCL 5305. If null, it follows from the rate: S above 0, E for 0 with an exemption reason, else
   * Z.
   */
  taxCategory: z.enum(taxCategories).nullable(),
})

const SentLine = InvoiceLine.extend({
  id: InvoiceLine.shape.id.default(null),
  unit: unitCode.default(piece),
  discount: percent.default(0),
  taxRate: InvoiceLine.shape.taxRate.default(null),
  taxCategory: InvoiceLine.shape.taxCategory.default(null),
}).refine((line) => !isMiscategorized(line), { path: ['taxRate'], params: { code: 'tax_category' } })

/** Part of the total with its own due date. All installments of an invoice are percentages, or all are amounts. */
const SentInstallment = z.object({
  dueDate: instant,
  percent: percent.positive().nullable().default(null),
  /** Computed from the percentage if there is one. */
  amount: money.default(0),
})

/**
 * Line totals and the total are computed; sent ones are ignored. Days are stored as instants of UTC: midnight or noon
 * UTC is stored as sent, any other moment becomes the day it was in the company's time zone.
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
    // Rendering time grows with the text.
    .check(({ value, issues }) => {
      if (value.reduce((sum, { title }) => sum + countLetters(title), 0) <= maxLineLetters) return
      issues.push({ code: 'too_big', origin: 'string', maximum: maxLineLetters, inclusive: true, input: value })
    }),
  shippingCharge: money,
  /** Tax rate of shipping in percent; null if it has none. */
  shippingTaxRate: taxRate.nullable(),
  /** Stored as sent if no line and no shipping has a tax rate; otherwise computed from the rates. */
  tax: money,
  /** Discount on the whole invoice, in addition to the discounts of its lines. */
  discountAmount: money,
  /** True if prices and shipping include tax. */
  pricesIncludeTax: z.boolean(),
  /**
   * Reason why tax is 0, printed on the invoice. With a reason, the e-invoice says *exempt* instead of *zero rated*.
   */
  taxExemption: text(300),
  /** Date of supply; null if it equals the issue date. */
  suppliedOn: z.iso.date().nullable(),
  /** The customer's own reference, such as their purchase order number. */
  reference: text(80),
  /** Ordered by due date; they add up to the total exactly. The invoice is due when the first unpaid one is. */
  installments: z.array(SentInstallment).max(24),
  notes: multilineText(2000),
  terms: multilineText(2000),
  /** Language of the document and its mails. */
  language: choice(locales),
})

export const InvoiceDraft = invoiceFields.extend({
  /** Defaults to 14 days after the issue date. */
  dueDate: invoiceFields.shape.dueDate.optional(),
  /** Defaults to today. */
  issueDate: invoiceFields.shape.issueDate.optional(),
  status: invoiceFields.shape.status.default('pending'),
  billingAddress: invoiceFields.shape.billingAddress.default({}),
  payment: invoiceFields.shape.payment.default({}),
  /** Defaults to a random user, as the specification demands. */
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
  /** Notes and terms default to those of the company. */
  notes: invoiceFields.shape.notes.optional(),
  terms: invoiceFields.shape.terms.optional(),
  language: invoiceFields.shape.language.default('en'),
  installments: invoiceFields.shape.installments.default([]),
})
export const InvoicePatch = invoiceFields
  .extend({
    /** Reason why reminders are suspended; empty if they are not. */
    reminderHold: text(200),
  })
  .partial()
export type InvoiceDraft = z.output<typeof InvoiceDraft>
export type InvoicePatch = z.output<typeof InvoicePatch>

/** Content of an invoice without its dates, status and payment. */
export const invoiceContent = invoiceFields.omit({
  dueDate: true,
  issueDate: true,
  status: true,
  payment: true,
  installments: true,
  suppliedOn: true,
})
