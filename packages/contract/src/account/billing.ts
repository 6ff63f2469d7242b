import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { emailAddress, money, multilineText, text, timestamp, versioned } from '../kit/fields.ts'
import { locales } from '../kit/locales.ts'
import { limitedUsage } from './plan.ts'

const usage = z.record(z.enum(limitedUsage), z.int())

/** Billing contact of the installation. */
export const BillingDetails = z.object({
  company: text(120),
  address: multilineText(500),
  taxId: text(40),
  contactEmail: z.union([z.literal(''), emailAddress]),
})
export type BillingDetails = z.output<typeof BillingDetails>

const choice = { plan: z.enum(['starter', 'team', 'business']), period: z.enum(['month', 'year']) }

/** Line of a plan invoice; a credit is below zero. */
export const BillingLine = z.object({
  kind: z.enum(['plan', 'credit']),
  ...choice,
  from: timestamp,
  to: timestamp,
  amount: z.number(),
})
export type BillingLine = z.output<typeof BillingLine>

export const billingInvoiceStatuses = ['paid', 'open', 'void'] as const

/** Plan invoice issued by an earlier version; no new ones are made. */
export const BillingInvoice = z.object({
  /** `QD-0001`, without gaps. */
  id: z.string(),
  issuedAt: timestamp,
  status: z.enum(billingInvoiceStatuses),
  paidAt: timestamp.nullable(),
  card: z.object({ brand: z.enum(['visa', 'mastercard', 'amex']), last4: z.string() }).nullable(),
  lines: z.array(BillingLine),
  total: money,
  ...BillingDetails.shape,
})
export type BillingInvoice = z.output<typeof BillingInvoice>

export const Billing = z.object({
  ...versioned.shape,
  plan: z.object({
    /** Empty for a self-hosted installation without a configured plan. */
    name: z.string(),
    /** Null for unlimited. Reaching a limit blocks nothing. */
    limits: z.record(z.enum(limitedUsage), z.int().nullable()),
  }),
  usage,
  details: BillingDetails,
  /** False if the host cannot draw PDF files. */
  makesPdf: z.boolean(),
})
export type Billing = z.output<typeof Billing>

export const billing = {
  read: endpoint({
    method: 'GET',
    path: '/billing',
    needs: 'billing:read',
    summary: 'Get the plan of this installation with its limits, its usage, and the billing contact',
    output: Billing,
  }),
  details: endpoint({
    method: 'PUT',
    path: '/billing/details',
    needs: 'billing:write',
    summary: 'Change the billing contact: company, address, tax ID, and email',
    body: BillingDetails,
    output: Billing,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/billing/invoices',
    needs: 'billing:read',
    summary: 'List past plan invoices, newest first',
    output: z.array(BillingInvoice),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/billing/invoices.pdf',
    needs: 'billing:read',
    summary: 'Get a past plan invoice as a PDF file',
    query: z.object({ id: z.string(), locale: z.enum(locales).default('en') }),
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
