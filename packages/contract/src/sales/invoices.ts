import { z } from 'zod'
import { invoiceStates, invoiceStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  id,
  money,
  percent,
  picture,
  requiredMultilineText,
  requiredText,
  taxRate,
  text,
  timestamp,
  unitPrice,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { locales } from '../kit/locales.ts'
import { taxCategories } from '../kit/tax-categories.ts'
import { CreditNote } from './credit-notes.ts'
import {
  BillingAddress,
  InvoiceDraft,
  InvoiceLine,
  InvoicePatch,
  InvoicePayment,
  invoiceFields,
} from './invoice-draft.ts'
import { InvoiceFigures, StateCounts } from './invoice-figures.ts'
import { settingsEndpoints } from './invoice-settings.ts'

/** Result of comparing an invoice with its order. */
export const orderMatches = ['same', 'changed'] as const

export const Invoice = invoiceFields.extend({
  /**
   * `INV-001` with at least three digits and without gaps, or in the configured format; `DRAFT-1` before it is
   * issued.
   */
  id: z.string(),
  /** Id before it was issued; null if it was never a draft. */
  draftId: z.string().nullable(),
  /** State as of today in the company's time zone. */
  state: z.enum(invoiceStates),
  /** The order it was created from. */
  orderId: id.nullable(),
  /** The series that created it. */
  seriesId: id.nullable(),
  /** The invoice that this one replaces, which was credited in full. */
  replaces: z.string().nullable(),
  /** The invoice or draft that replaces this one. */
  replacedBy: z.string().nullable(),
  /** The credit note that cancelled this invoice when it was replaced. */
  correctedBy: z.string().nullable(),
  dueDate: timestamp,
  issueDate: timestamp,
  totalAmount: money,
  /** Sum of its credit notes. */
  creditedAmount: money,
  paidAmount: money,
  /**
   * Payments before the issue (for a draft: before now). They are printed, and deducted from the amount due of the
   * e-invoice.
   */
  prepaid: z.array(
    z.object({
      date: timestamp,
      amount: money,
      /** Source of the payment, such as the invoice of a down payment. */
      reference: z.string(),
    }),
  ),
  /** Amount still to be paid; 0 for drafts and void invoices. */
  owedAmount: money,
  installments: z.array(
    z.object({
      dueDate: timestamp,
      percent: percent.nullable(),
      amount: money,
      /** Payments are allocated to installments in order of due date. */
      paidAmount: money,
      owedAmount: money,
    }),
  ),
  /** Tax amounts by rate and category; empty if no line has a rate. */
  taxes: z.array(z.object({ rate: taxRate, category: z.enum(taxCategories), base: z.number(), amount: z.number() })),
  issuedAt: timestamp.nullable(),
  sentAt: timestamp.nullable(),
  viewedAt: timestamp.nullable(),
  /** Moment at which it was paid in full; null if it was credited in full instead. */
  paidAt: timestamp.nullable(),
  voidedAt: timestamp.nullable(),
  /** Step of the last reminder, from 1; 0 if there was none, and again once the next installment is due. */
  reminderStep: z.int(),
  remindedAt: timestamp.nullable(),
  reminderHold: InvoicePatch.shape.reminderHold.unwrap(),
  /** True if its order was edited after billing, so that the two differ. */
  orderChanged: z.boolean(),
  billingAddress: BillingAddress,
  payment: InvoicePayment,
  customer: z.object({ id, name: z.string(), image: picture }),
  products: z.array(InvoiceLine.extend({ id: id.nullable(), total: money })),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Invoice = z.output<typeof Invoice>

const created = Invoice.extend({ createAt: timestamp, image: picture })

/** An open invoice needs at least its customer, even as a draft. */
const OpenDraft = InvoiceDraft.omit({ status: true }).extend({ customer: invoiceFields.shape.customer })

const several = z.object({ ids: z.array(z.string()).min(1).max(200) })

/** Most recent price that a customer was charged for a product. */
const LastPrice = z.object({
  productId: id,
  /** Title of that invoice line, such as the name of a variant. */
  title: z.string(),
  price: unitPrice,
  discount: percent,
  invoiceId: z.string(),
  at: timestamp,
})
export type LastPrice = z.infer<typeof LastPrice>

export const invoiceKind = kindOf(
  'invoices',
  {
    draftId: { personal: false, filter: false },
    state: { personal: false, values: invoiceStates },
    orderId: { personal: false, as: 'reference' },
    seriesId: { personal: false, as: 'reference' },
    replaces: { personal: false, filter: false },
    replacedBy: { personal: false, filter: false },
    correctedBy: { personal: false, filter: false },
    dueDate: { personal: false, as: 'dated', edited: 'bulk' },
    issueDate: { personal: false, as: 'dated' },
    status: { personal: false, values: invoiceStatuses, edited: 'bulk' },
    billingAddress: { personal: true, as: 'parts' },
    payment: { personal: true, as: 'parts' },
    customer: { personal: true, as: 'parts' },
    products: { personal: false, as: 'list' },
    shippingCharge: { personal: false, filter: false, unit: 'money' },
    shippingTaxRate: { personal: false, filter: false, unit: 'percent' },
    tax: { personal: false, filter: false, unit: 'money' },
    taxes: { personal: false, as: 'list' },
    discountAmount: { personal: false, filter: false, unit: 'money' },
    pricesIncludeTax: { personal: false, filter: false, as: 'yes/no' },
    taxExemption: { personal: false, filter: false },
    suppliedOn: { personal: false, filter: false },
    totalAmount: { personal: false, unit: 'money' },
    creditedAmount: { personal: false, filter: false, unit: 'money' },
    paidAmount: { personal: false, filter: false, unit: 'money' },
    prepaid: { personal: true, as: 'list' },
    owedAmount: { personal: false, unit: 'money' },
    reference: { personal: true, filter: false },
    installments: { personal: false, as: 'list' },
    notes: { personal: true, as: 'long text' },
    terms: { personal: false, as: 'long text' },
    language: { personal: false, values: locales, edited: 'bulk' },
    issuedAt: { personal: false, filter: false, as: 'date' },
    sentAt: { personal: false, filter: false, as: 'date' },
    viewedAt: { personal: false, filter: false, as: 'date' },
    paidAt: { personal: false, as: 'date' },
    voidedAt: { personal: false, filter: false, as: 'date' },
    reminderStep: { personal: false, filter: false, as: 'number' },
    remindedAt: { personal: false, filter: false, as: 'date' },
    reminderHold: { personal: true, as: 'long text' },
    orderChanged: { personal: false, filter: false, as: 'yes/no' },
    createdAt: { personal: false, filter: false, as: 'date' },
  },
  {
    one: 'invoice',
    record: Invoice,
    draft: InvoiceDraft,
    patch: InvoicePatch,
    words: {
      one: 'an invoice',
      all: 'invoices',
      create: 'Create an invoice; the number is assigned in the same transaction',
      facets: 'state, status and language',
    },
    filters: {
      id: { kind: 'text', isCode: true },
      /** Several records as a list, unlike `id`, which reads one record. */
      ids: { kind: 'text' },
      /** Comparison with its order; `changed` leaves void invoices out. */
      order: { kind: 'choice', values: orderMatches },
      customerId: { kind: 'number', isKey: true },
      customer: { kind: 'text' },
      updatedAt: false,
    },
    order: [
      'id',
      'ids',
      'orderId',
      'order',
      'seriesId',
      'customerId',
      'customer',
      'status',
      'state',
      'language',
      'totalAmount',
      'owedAmount',
      'dueDate',
      'issueDate',
      'paidAt',
    ],
    sort: ['id', 'customer', 'status', 'totalAmount', 'owedAmount', 'dueDate', 'issueDate', 'paidAt'],
    screenSort: '-id',
    exported: ['id', 'customerName', 'state', 'status', 'issueDate', 'dueDate', 'totalAmount', 'owedAmount'],
    endpoints: ({ list, read, create, update, remove, facets, export: file }, invoiceList) => ({
      list,
      read,
      create: endpoint({ ...create, output: z.object({ invoice: created }) }),
      createDraft: endpoint({
        method: 'POST',
        path: '/invoices/drafts',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary: 'Create a draft invoice, without a number and without an amount owed until it is issued',
        body: OpenDraft,
        output: z.object({ invoice: Invoice }),
        status: 201,
      }),
      issue: endpoint({
        method: 'POST',
        path: '/invoices/issue',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary:
          'Issue drafts, all or none: each gets the next number, in the order of `ids`. A draft dated on its creation day is redated to today, with the same payment term',
        body: several,
        output: z.object({ invoices: z.array(Invoice) }),
        status: 200,
      }),
      markSent: endpoint({
        method: 'POST',
        path: '/invoices/sent',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary: 'Mark invoices as sent outside the product; all or none',
        body: several,
        output: z.object({ invoices: z.array(Invoice) }),
        status: 200,
      }),
      void: endpoint({
        method: 'POST',
        path: '/invoices/void',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary: 'Void unpaid invoices, all or none: they keep their numbers, and nothing is owed',
        body: several.extend({ reason: requiredMultilineText(500) }),
        output: z.object({ invoices: z.array(Invoice) }),
        status: 200,
      }),
      credit: endpoint({
        method: 'POST',
        path: '/invoices/credit',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary: 'Create a credit note to an invoice; overpaid amounts become customer credit',
        body: z.object({ id: requiredText(20), amount: money.positive(), reason: requiredMultilineText(500) }),
        output: z.object({ invoice: Invoice, creditNote: CreditNote }),
      }),
      correct: endpoint({
        method: 'POST',
        path: '/invoices/correct',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary:
          'Credit the rest of an invoice, and create a draft with the same content. Once issued, it also replaces the invoice of the order',
        body: z.object({ id: requiredText(20), reason: requiredMultilineText(500) }),
        output: z.object({ invoice: Invoice, creditNote: CreditNote, draft: Invoice }),
      }),
      creditNotes: endpoint({
        method: 'GET',
        path: '/invoices/credit-notes',
        needs: 'invoices:read',
        summary: 'List the credit notes to an invoice',
        query: z.object({ id: z.string() }),
        output: z.array(CreditNote),
      }),
      lastPrices: endpoint({
        method: 'GET',
        path: '/invoices/last-prices',
        needs: 'invoices:read',
        summary: 'Get the last price charged to a customer for each product, from their latest 1,000 valid invoices',
        query: z.object({ customerId: z.coerce.number().pipe(id), but: text(20).optional() }),
        output: z.array(LastPrice),
      }),
      language: endpoint({
        method: 'GET',
        path: '/invoices/language',
        needs: 'invoices:read',
        summary: 'Get the document language of a customer: that of their newest invoice, or else of their account',
        query: z.object({ customerId: z.coerce.number().pipe(id) }),
        output: z.object({ language: z.enum(locales) }),
      }),
      ...settingsEndpoints,
      update,
      followOrder: endpoint({
        method: 'POST',
        path: '/invoices/follow-order',
        needs: 'invoices:write',
        sendsNoMail: true,
        summary:
          'Update an invoice from its order: customer, lines, shipping, tax and discount. Locked fields stay unchanged',
        body: z.object({ id: requiredText(20) }),
        output: z.object({ invoice: Invoice }),
        status: 200,
      }),
      remove,
      facets,
      stateCounts: endpoint({
        method: 'GET',
        path: '/invoices/state-counts',
        needs: 'invoices:read',
        summary: 'Get number and amount of invoices by state, ignoring the state filter of the list',
        list: invoiceList,
        output: StateCounts,
      }),
      figures: endpoint({
        method: 'GET',
        path: '/invoices/figures',
        needs: 'invoices:read',
        summary:
          'Get the amounts owed and overdue, and the invoices paid in the last 30 days with the average days to payment',
        output: InvoiceFigures,
      }),
      export: file,
    }),
  },
)
export const invoiceList = invoiceKind.list
export const invoices = invoiceKind.endpoints
