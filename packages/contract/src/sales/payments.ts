import { z } from 'zod'
import { paymentWays } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  instant,
  money,
  requiredMultilineText,
  requiredText,
  sentId,
  sum,
  text,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'

const PaymentDraft = z.object({
  /** Date of receipt; defaults to now. */
  date: instant.optional(),
  method: choice(paymentWays),
  reference: text(120).default(''),
  /** Allocation to invoices, all of one customer. */
  parts: z
    .array(z.object({ invoiceId: requiredText(20), amount: money.positive() }))
    .min(1)
    .max(200),
  /** Amount received; anything above the sum of the parts becomes credit of the customer. */
  amount: money.optional(),
  /**
   * Invoice of a down payment to offset. It is credited, so that its tax is not charged twice, and the credit from
   * its payment is used.
   */
  downPayment: requiredText(20).optional(),
})
export type PaymentDraft = z.output<typeof PaymentDraft>

export const Payment = z.object({
  id,
  /** Shared by payments that were recorded together. */
  group: z.string(),
  /** Invoice the payment was allocated to; null for customer credit that is added or used. */
  invoiceId: z.string().nullable(),
  customerId: id,
  date: timestamp,
  method: z.enum(paymentWays),
  /** Negative for a refund, or for credit that is used. */
  amount: z.number(),
  reference: text(120),
  /** Reason of a refund. */
  reason: z.string(),
  /** The payment that was refunded. */
  refundOf: id.nullable(),
  /** True if it was recorded by marking the invoice as paid. */
  settles: z.boolean(),
  createdAt: timestamp,
  actor: z.object({ id, name: z.string() }).nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Payment = z.output<typeof Payment>

export const paymentList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    group: { kind: 'text' },
    invoiceId: { kind: 'text' },
    customerId: { kind: 'number', isKey: true },
    method: { kind: 'choice', values: paymentWays },
    date: { kind: 'date', isDay: true },
  },
  sort: ['id', 'date'],
  defaultSort: 'id',
  search: false,
} as const satisfies ListSpec

const made = z.object({ payments: z.array(Payment) })

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/payments',
    needs: 'invoices:read',
    summary: 'List payments, refunds of payments, and customer credit',
    list: paymentList,
    output: z.array(Payment),
  }),
  credit: endpoint({
    method: 'GET',
    path: '/payments/credit',
    needs: 'invoices:read',
    summary: 'Get the credit balance of a customer',
    query: z.object({ customerId: z.coerce.number().pipe(id) }),
    output: z.object({ customerId: id, amount: sum }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/payments',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Record a payment for one or several invoices of a customer, or in advance for drafts. Any excess becomes customer credit, which can pay other invoices with the method Customer Credit. With `downPayment`, that invoice is credited and its payment is used. An identical payment within a minute is refused',
    body: PaymentDraft,
    output: made,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/payments/refund',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Refund a payment, up to its remaining amount: of an invoice, which then owes it again, or of customer credit. Amounts paid by credit return to the credit',
    body: z.object({ id: sentId, amount: money.positive(), reason: requiredMultilineText(500) }),
    output: made,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/payments',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Delete a payment recorded by mistake, with all others that were recorded together with it',
    query: idQuery,
    output: made,
  }),
}

const described = {
  group: { personal: false },
  invoiceId: { personal: false },
  customerId: { personal: false },
  date: { personal: false },
  method: { personal: false },
  amount: { personal: false, unit: 'money' },
  reference: { personal: true },
  reason: { personal: false, as: 'long text' },
  refundOf: { personal: false, as: 'reference' },
  settles: { personal: false, as: 'yes/no' },
  createdAt: { personal: false, as: 'date' },
  actor: { personal: true, as: 'parts' },
} as const satisfies Fields<Payment, unknown>

export const paymentKind = {
  entity: 'payments',
  record: Payment,
  list: paymentList,
  endpoints: payments,
  fields: described,
} as const satisfies Kind<'payments'>
