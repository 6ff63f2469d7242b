import { z } from 'zod'
import { invoiceStates, invoiceStatuses } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  exportQuery,
  facets,
  id,
  idQuery,
  idsBody,
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
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { locales } from '../core/locales.ts'
import { taxCategories } from '../core/tax-categories.ts'
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

/** Whether an invoice says what its order does. */
export const orderMatches = ['same', 'changed'] as const

export const Invoice = invoiceFields.extend({
  /** `INV-001`, at least three digits, without gaps, or as `numbering` has it; `DRAFT-1` as long as it is not issued. */
  id: z.string(),
  /** What it was called before it was issued; null where it never was a draft. */
  draftId: z.string().nullable(),
  /** Where it is on its way, as its facts and the day of the company say. */
  state: z.enum(invoiceStates),
  /** The order that it was made from. */
  orderId: id.nullable(),
  /** The series that made it. */
  seriesId: id.nullable(),
  /** The invoice that it corrects, which was credited as a whole. */
  replaces: z.string().nullable(),
  /** The invoice that corrects it, or the draft of that. */
  replacedBy: z.string().nullable(),
  /** The credit note by which the one was replaced by the other. */
  correctedBy: z.string().nullable(),
  dueDate: timestamp,
  issueDate: timestamp,
  totalAmount: money,
  /** What its credit notes come to; the rest is what is owed, or was kept. */
  creditedAmount: money,
  paidAmount: money,
  /** What had been paid when it was issued, or of a draft by now: printed, and off what its e-invoice asks for. */
  prepaid: z.array(
    z.object({
      date: timestamp,
      amount: money,
      /** What it was paid by, such as the invoice of a down payment. */
      reference: z.string(),
    }),
  ),
  /** What is left to be paid; nothing of a draft and of what was voided. */
  owedAmount: money,
  installments: z.array(
    z.object({
      dueDate: timestamp,
      percent: percent.nullable(),
      amount: money,
      /** Payments fill them in their order. */
      paidAmount: money,
      owedAmount: money,
    }),
  ),
  /** The tax of each rate, where there are some. */
  taxes: z.array(z.object({ rate: taxRate, category: z.enum(taxCategories), base: z.number(), amount: z.number() })),
  issuedAt: timestamp.nullable(),
  sentAt: timestamp.nullable(),
  viewedAt: timestamp.nullable(),
  /** When nothing was owed any more, because it was paid: null of one that was credited as a whole. */
  paidAt: timestamp.nullable(),
  voidedAt: timestamp.nullable(),
  /** The last reminder that went out, from 1; 0 where there was none, and once the next installment is due. */
  reminderStep: z.int(),
  remindedAt: timestamp.nullable(),
  reminderHold: InvoicePatch.shape.reminderHold.unwrap(),
  /** Whether its order was changed after it was billed, so that the two differ. */
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

export const invoiceList = {
  filters: {
    id: { kind: 'text', isCode: true },
    /** `id` alone asks for one record; these are several, as a list. */
    ids: { kind: 'text' },
    orderId: { kind: 'number', isKey: true },
    /** Whether it still says what the order does from which it was made; void ones need not. */
    order: { kind: 'choice', values: orderMatches },
    seriesId: { kind: 'number', isKey: true },
    customerId: { kind: 'number', isKey: true },
    customer: { kind: 'text' },
    status: { kind: 'choice', values: invoiceStatuses },
    state: { kind: 'choice', values: invoiceStates },
    language: { kind: 'choice', values: locales },
    totalAmount: { kind: 'money' },
    owedAmount: { kind: 'money' },
    dueDate: { kind: 'date', isDay: true },
    issueDate: { kind: 'date', isDay: true },
    paidAt: { kind: 'date' },
  },
  sort: ['id', 'customer', 'status', 'totalAmount', 'owedAmount', 'dueDate', 'issueDate', 'paidAt'],
  defaultSort: 'id',
  screenSort: '-id',
  search: true,
} as const satisfies ListSpec

const created = Invoice.extend({ createAt: timestamp, image: picture })

/** A draft is of a customer; all else may come later. */
const OpenDraft = InvoiceDraft.omit({ status: true }).extend({ customer: invoiceFields.shape.customer })

const several = z.object({ ids: z.array(z.string()).min(1).max(200) })

/** What a customer was asked for a product the last time. */
const LastPrice = z.object({
  productId: id,
  /** As its line called it, such as a variant. */
  title: z.string(),
  price: unitPrice,
  discount: percent,
  invoiceId: z.string(),
  at: timestamp,
})
export type LastPrice = z.infer<typeof LastPrice>

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/invoices',
    needs: 'invoices:read',
    summary: 'All invoices, or a page of those that match',
    list: invoiceList,
    output: z.array(Invoice),
  }),
  read: endpoint({
    method: 'GET',
    path: '/invoices',
    by: 'id',
    needs: 'invoices:read',
    summary: 'One invoice',
    query: idQuery,
    output: Invoice,
  }),
  create: endpoint({
    method: 'POST',
    path: '/invoices',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Create an invoice; the number is assigned in the same transaction',
    body: InvoiceDraft,
    output: z.object({ invoice: created }),
  }),
  createDraft: endpoint({
    method: 'POST',
    path: '/invoices/drafts',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Begin an invoice that has no number yet; nobody owes anything by it before it is issued',
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
      'Issue drafts, all or none: each gets the next number, in the order of `ids`. One that is dated the day on which it was begun is dated today, with as many days to pay',
    body: several,
    output: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  }),
  markSent: endpoint({
    method: 'POST',
    path: '/invoices/sent',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Say that invoices went out, all or none, where that was not by mail from here',
    body: several,
    output: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  }),
  void: endpoint({
    method: 'POST',
    path: '/invoices/void',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Void invoices of which nothing was paid, all or none: they keep their numbers, and nothing is owed',
    body: several.extend({ reason: requiredMultilineText(500) }),
    output: z.object({ invoices: z.array(Invoice) }),
    status: 200,
  }),
  credit: endpoint({
    method: 'POST',
    path: '/invoices/credit',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Make a credit note to an invoice; what was paid of it and is not owed any more is to the credit of the customer',
    body: z.object({ id: requiredText(20), amount: money.positive(), reason: requiredMultilineText(500) }),
    output: z.object({ invoice: Invoice, creditNote: CreditNote }),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/invoices/correct',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Credit all that is left of an invoice, and begin a draft of the same content. Once that is issued, it is the invoice of the order, too',
    body: z.object({ id: requiredText(20), reason: requiredMultilineText(500) }),
    output: z.object({ invoice: Invoice, creditNote: CreditNote, draft: Invoice }),
  }),
  creditNotes: endpoint({
    method: 'GET',
    path: '/invoices/credit-notes',
    needs: 'invoices:read',
    summary: 'The credit notes to an invoice',
    query: z.object({ id: z.string() }),
    output: z.array(CreditNote),
  }),
  lastPrices: endpoint({
    method: 'GET',
    path: '/invoices/last-prices',
    needs: 'invoices:read',
    summary: 'What a customer was asked for each product the last time, by their latest 1,000 invoices that count',
    query: z.object({ customerId: z.coerce.number().pipe(id), but: text(20).optional() }),
    output: z.array(LastPrice),
  }),
  language: endpoint({
    method: 'GET',
    path: '/invoices/language',
    needs: 'invoices:read',
    summary:
      'The language in which a customer reads papers: that of their newest invoice, or else that of their account',
    query: z.object({ customerId: z.coerce.number().pipe(id) }),
    output: z.object({ language: z.enum(locales) }),
  }),
  ...settingsEndpoints,
  update: endpoint({
    method: 'PUT',
    path: '/invoices',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Change an invoice; fields that are not sent stay',
    query: idQuery,
    body: InvoicePatch,
    output: z.object({ invoice: Invoice }),
  }),
  followOrder: endpoint({
    method: 'POST',
    path: '/invoices/follow-order',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Change an invoice so that it says what its order says by now: customer, lines, shipping, tax and discount. Locked ones stay',
    body: z.object({ id: requiredText(20) }),
    output: z.object({ invoice: Invoice }),
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/invoices',
    needs: 'invoices:delete',
    sendsNoMail: true,
    summary: 'Move invoices to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ invoice: z.union([Invoice, z.array(Invoice)]) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/invoices/facets',
    needs: 'invoices:read',
    summary: 'How many invoices there are by state, status and language',
    list: invoiceList,
    output: facets,
  }),
  stateCounts: endpoint({
    method: 'GET',
    path: '/invoices/state-counts',
    needs: 'invoices:read',
    summary: 'How many invoices are in each state, whatever the list is filtered by there, and what they come to',
    list: invoiceList,
    output: StateCounts,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/invoices/figures',
    needs: 'invoices:read',
    summary: 'What is owed, what is overdue, and what was paid off in the last 30 days and how soon',
    output: InvoiceFigures,
  }),
  export: endpoint({
    method: 'GET',
    path: '/invoices/export.csv',
    needs: 'invoices:read',
    summary: 'All invoices that match, as a CSV file with the columns of `fields`',
    list: invoiceList,
    query: exportQuery,
    output: z.string(),
    answers: 'text/csv',
  }),
}

const described = {
  draftId: { personal: false },
  state: { personal: false },
  orderId: { personal: false },
  seriesId: { personal: false },
  replaces: { personal: false },
  replacedBy: { personal: false },
  correctedBy: { personal: false },
  dueDate: { personal: false, edited: 'bulk' },
  issueDate: { personal: false },
  status: { personal: false, edited: 'bulk' },
  billingAddress: { personal: true, as: 'parts' },
  payment: { personal: true, as: 'parts' },
  customer: { personal: true, as: 'parts' },
  products: { personal: false, as: 'list' },
  shippingCharge: { personal: false, unit: 'money' },
  shippingTaxRate: { personal: false, unit: 'percent' },
  tax: { personal: false, unit: 'money' },
  taxes: { personal: false, as: 'list' },
  discountAmount: { personal: false, unit: 'money' },
  pricesIncludeTax: { personal: false, as: 'yes/no' },
  taxExemption: { personal: false },
  suppliedOn: { personal: false },
  totalAmount: { personal: false, unit: 'money' },
  creditedAmount: { personal: false, unit: 'money' },
  paidAmount: { personal: false, unit: 'money' },
  prepaid: { personal: true, as: 'list' },
  owedAmount: { personal: false, unit: 'money' },
  reference: { personal: true },
  installments: { personal: false, as: 'list' },
  notes: { personal: true, as: 'long text' },
  terms: { personal: false, as: 'long text' },
  language: { personal: false, edited: 'bulk' },
  issuedAt: { personal: false, as: 'date' },
  sentAt: { personal: false, as: 'date' },
  viewedAt: { personal: false, as: 'date' },
  paidAt: { personal: false },
  voidedAt: { personal: false, as: 'date' },
  reminderStep: { personal: false, as: 'number' },
  remindedAt: { personal: false, as: 'date' },
  reminderHold: { personal: true, as: 'long text' },
  orderChanged: { personal: false, as: 'yes/no' },
  createdAt: { personal: false, as: 'date' },
} as const satisfies Fields<Invoice, InvoicePatch>

export const invoiceKind = {
  entity: 'invoices',
  record: Invoice,
  patch: InvoicePatch,
  list: invoiceList,
  endpoints: invoices,
  fields: described,
  exported: ['id', 'customerName', 'state', 'status', 'issueDate', 'dueDate', 'totalAmount', 'owedAmount'],
} as const satisfies Kind<'invoices'>
