import { z } from 'zod'
import { invoiceStatuses, paymentMethods } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  idsBody,
  instant,
  money,
  multilineText,
  percent,
  picture,
  quantity,
  requiredText,
  sentId,
  text,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'

const BillingAddress = z.object({ email: text(254), phone: text(40), address: multilineText(500) })

const InvoicePayment = z.object({
  paymentMethod: choice(paymentMethods),
  cardHolder: text(120),
  /** Stored and answered with all but the last four digits masked. */
  cardNo: text(40),
  /** Accepted for compatibility and never stored; reads back as `***`. */
  cardCVC: text(10),
})

export const InvoiceLine = z.object({
  id: sentId,
  title: requiredText(200),
  quantity,
  price: money,
  /** Percent. */
  discount: percent,
})

/** Line totals and the total are computed; sent ones are ignored. */
const fields = z.object({
  dueDate: instant,
  issueDate: instant,
  status: choice(invoiceStatuses),
  billingAddress: BillingAddress.partial(),
  payment: InvoicePayment.partial(),
  customer: z.object({ id: sentId, name: requiredText(120).optional(), image: picture.optional() }),
  products: z.array(InvoiceLine.extend({ discount: percent.default(0) })).max(1000),
  shippingCharge: money,
  tax: money,
  /** Off the whole invoice, beside what is off its lines. */
  discountAmount: money,
})

export const InvoiceDraft = fields.extend({
  /** 14 days after the issue where none is sent. */
  dueDate: fields.shape.dueDate.optional(),
  /** Now where none is sent. */
  issueDate: fields.shape.issueDate.optional(),
  status: fields.shape.status.default('pending'),
  billingAddress: fields.shape.billingAddress.default({}),
  payment: fields.shape.payment.default({}),
  /** Picked at random from the users where none is sent, as specified. */
  customer: fields.shape.customer.optional(),
  products: fields.shape.products.default([]),
  shippingCharge: fields.shape.shippingCharge.default(0),
  tax: fields.shape.tax.default(0),
  discountAmount: fields.shape.discountAmount.default(0),
})
export const InvoicePatch = fields.partial()
export type InvoiceDraft = z.output<typeof InvoiceDraft>
export type InvoicePatch = z.output<typeof InvoicePatch>

export const Invoice = fields.extend({
  /** `INV-001`, at least three digits, without gaps. */
  id: z.string(),
  /** The order that it was made from. */
  orderId: id.nullable(),
  dueDate: timestamp,
  issueDate: timestamp,
  totalAmount: money,
  /** What its credit notes come to; the rest is what is owed, or was kept. */
  creditedAmount: money,
  billingAddress: BillingAddress,
  payment: InvoicePayment,
  customer: z.object({ id, name: z.string(), image: picture }),
  products: z.array(InvoiceLine.extend({ id, total: money })),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Invoice = z.output<typeof Invoice>

export const invoiceList = {
  filters: {
    id: { kind: 'text' },
    /** `id` alone asks for one record; these are several, as a list. */
    ids: { kind: 'text' },
    orderId: { kind: 'number', isKey: true },
    customerId: { kind: 'number', isKey: true },
    customer: { kind: 'text' },
    status: { kind: 'choice', values: invoiceStatuses },
    totalAmount: { kind: 'money' },
    dueDate: { kind: 'date' },
    issueDate: { kind: 'date' },
  },
  sort: ['id', 'customer', 'status', 'totalAmount', 'dueDate', 'issueDate'],
  defaultSort: 'id',
  search: true,
} as const satisfies ListSpec

const created = Invoice.extend({ createAt: timestamp, image: picture })

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
}

const described = {
  orderId: { personal: false },
  dueDate: { personal: false, edited: 'bulk' },
  issueDate: { personal: false },
  status: { personal: false, edited: 'bulk' },
  billingAddress: { personal: true },
  payment: { personal: true },
  customer: { personal: true },
  products: { personal: false },
  shippingCharge: { personal: false, unit: 'money' },
  tax: { personal: false, unit: 'money' },
  discountAmount: { personal: false, unit: 'money' },
  totalAmount: { personal: false, unit: 'money' },
  creditedAmount: { personal: false, unit: 'money' },
  createdAt: { personal: false },
} as const satisfies Fields<Invoice, InvoicePatch>

export const invoiceKind = {
  entity: 'invoices',
  record: Invoice,
  patch: InvoicePatch,
  list: invoiceList,
  endpoints: invoices,
  fields: described,
  exported: ['id', 'customerName', 'status', 'issueDate', 'dueDate', 'totalAmount'],
} as const satisfies Kind<'invoices'>
