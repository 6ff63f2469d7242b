import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { emailAddress, id, instant, money, multilineText, sentId, text, timestamp, versioned } from '../core/fields.ts'
import { locales } from '../core/locales.ts'
import { billingPeriods, measures, planNames } from './billing-plans.ts'

/** `ended`: it was cancelled, and what was paid for is over. */
export const subscriptionStatuses = ['none', 'active', 'past_due', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const cardBrands = ['visa', 'mastercard', 'amex'] as const
export type CardBrand = (typeof cardBrands)[number]

/** Why a card was refused. */
export const refusals = ['refused', 'expired'] as const
export type Refusal = (typeof refusals)[number]

/** How long a preview may be taken at its word. */
export const previewMinutes = 15

const choice = { plan: z.enum(planNames), period: z.enum(billingPeriods) }

/** What is kept of a card; its number never is. */
export const PaymentCard = z.object({
  id,
  brand: z.enum(cardBrands),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  createdAt: timestamp,
})
export type PaymentCard = z.output<typeof PaymentCard>

/** Who pays; it stands on each invoice that is made from then on. */
export const BillingDetails = z.object({
  company: text(120),
  address: multilineText(500),
  taxId: text(40),
  contactEmail: z.union([z.literal(''), emailAddress]),
})
export type BillingDetails = z.output<typeof BillingDetails>

/** A line of an invoice or of a preview; a credit is below zero. */
export const BillingLine = z.object({
  kind: z.enum(['plan', 'credit']),
  ...choice,
  from: timestamp,
  to: timestamp,
  amount: z.number(),
})
export type BillingLine = z.output<typeof BillingLine>

export const billingInvoiceStatuses = ['paid', 'open', 'void'] as const
export type BillingInvoiceStatus = (typeof billingInvoiceStatuses)[number]

export const BillingInvoice = z.object({
  /** `QD-0001`, without gaps. */
  id: z.string(),
  issuedAt: timestamp,
  status: z.enum(billingInvoiceStatuses),
  paidAt: timestamp.nullable(),
  card: PaymentCard.pick({ brand: true, last4: true }).nullable(),
  lines: z.array(BillingLine),
  total: money,
  ...BillingDetails.shape,
})
export type BillingInvoice = z.output<typeof BillingInvoice>

const usage = z.record(z.enum(measures), z.int())

export const Billing = z.object({
  ...versioned.shape,
  status: z.enum(subscriptionStatuses),
  plan: choice.plan.nullable(),
  period: choice.period.nullable(),
  /** What the period under way cost. */
  price: money,
  periodStart: timestamp.nullable(),
  periodEnd: timestamp.nullable(),
  /** Whether it ends with the period instead of being renewed. */
  cancelAtEnd: z.boolean(),
  /** What begins with the next period. */
  next: z.object({ ...choice, price: money }).nullable(),
  details: BillingDetails,
  cards: z.array(PaymentCard),
  defaultCard: id.nullable(),
  usage,
  /** The invoice that could not be paid, why, and when it is tried again by itself. */
  failure: z
    .object({ invoice: z.string(), total: money, reason: z.enum(refusals), nextTryAt: timestamp.nullable() })
    .nullable(),
  /** No money moves: payments are simulated. */
  isSimulated: z.boolean(),
  /** Whether this installation can make PDF files. */
  makesPdf: z.boolean(),
})
export type Billing = z.output<typeof Billing>

export const BillingPreview = z.object({
  ...choice,
  timing: z.enum(['now', 'at_end']),
  /** The moment that this was reckoned for; the change is charged as of it. */
  at: timestamp,
  startsAt: timestamp,
  endsAt: timestamp,
  lines: z.array(BillingLine),
  /** What is charged when the change is made; 0 where it takes effect later. */
  total: money,
  /** What a period costs from then on. */
  price: money,
  usage,
  /** Of what there is more than the plan allows: then the change is refused. */
  exceeded: z.array(z.enum(measures)),
})
export type BillingPreview = z.output<typeof BillingPreview>

/** A card as it is typed. The number is handed to the payment provider and kept nowhere. */
export const CardDraft = z.object({
  number: text(30).transform((value) => value.replace(/[\s-]/g, '')),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
})
export type CardDraft = z.output<typeof CardDraft>

const byId = z.object({ id: sentId })

export const billing = {
  read: endpoint({
    method: 'GET',
    path: '/billing',
    needs: 'billing:read',
    summary: 'The plan of this installation, what is used of it, and how it is paid',
    output: Billing,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/billing/preview',
    needs: 'billing:read',
    summary: 'What a change of plan would cost now, to the cent, and what it would leave',
    query: z.object(choice),
    output: BillingPreview,
  }),
  change: endpoint({
    method: 'POST',
    path: '/billing/plan',
    needs: 'billing:write',
    summary: 'Choose a plan: more begins at once and is charged as previewed, less begins with the next period',
    body: z.object({ ...choice, at: instant }),
    output: Billing,
    status: 200,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/billing/cancel',
    needs: 'billing:write',
    summary: 'End the subscription with the period that is paid for',
    body: z.object({ reason: multilineText(500).default('') }),
    output: Billing,
    status: 200,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/billing/keep',
    needs: 'billing:write',
    summary: 'Take back a cancellation or a change that was to begin with the next period',
    output: Billing,
    status: 200,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/billing/pay',
    needs: 'billing:write',
    summary: 'Charge the invoice that could not be paid again, now',
    output: z.object({ paid: z.boolean(), reason: z.enum(refusals).nullable() }),
    status: 200,
  }),
  details: endpoint({
    method: 'PUT',
    path: '/billing/details',
    needs: 'billing:write',
    summary: 'Change who pays: company, address, tax ID, and who gets mail about payments',
    body: BillingDetails,
    output: Billing,
  }),
  addCard: endpoint({
    method: 'POST',
    path: '/billing/cards',
    needs: 'billing:write',
    summary: 'Add a card; the simulator takes test cards only',
    body: CardDraft,
    secret: true,
    output: Billing,
    status: 201,
  }),
  useCard: endpoint({
    method: 'PUT',
    path: '/billing/cards/default',
    needs: 'billing:write',
    summary: 'Say which card pays',
    body: byId,
    output: Billing,
  }),
  removeCard: endpoint({
    method: 'DELETE',
    path: '/billing/cards',
    needs: 'billing:write',
    summary: 'Remove a card; the one that pays stays as long as there is something to pay',
    query: byId,
    output: Billing,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/billing/invoices',
    needs: 'billing:read',
    summary: 'The invoices of the subscription, the newest first',
    output: z.array(BillingInvoice),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/billing/invoices.pdf',
    needs: 'billing:read',
    summary: 'An invoice of the subscription as a PDF file',
    query: z.object({ id: z.string(), locale: z.enum(locales).default('en') }),
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
