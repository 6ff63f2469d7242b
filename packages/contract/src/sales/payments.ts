import { z } from 'zod'
import { paymentWays } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
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
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'

const PaymentDraft = z.object({
  /** When it came in; now where none is sent. */
  date: instant.optional(),
  method: choice(paymentWays),
  reference: text(120).default(''),
  /** What is paid of which invoice; all of them are of one customer. */
  parts: z
    .array(z.object({ invoiceId: requiredText(20), amount: money.positive() }))
    .min(1)
    .max(200),
  /** What came in all in all, where that is more than the parts: the rest is to the customer's credit. */
  amount: money.optional(),
  /**
   * The invoice of a down payment, which is taken into the one that is paid: it is credited, so that its tax is not charged twice, and what
   * was paid of it is the credit that is used.
   */
  downPayment: requiredText(20).optional(),
})
export type PaymentDraft = z.output<typeof PaymentDraft>

export const Payment = z.object({
  id,
  /** What came in together has one. */
  group: z.string(),
  /** What was paid of it; null for what is to the customer's credit, and for what of it is used up. */
  invoiceId: z.string().nullable(),
  customerId: id,
  date: timestamp,
  method: z.enum(paymentWays),
  /** Below zero where it was paid back, or used up. */
  amount: z.number(),
  reference: text(120),
  /** Why it was paid back. */
  reason: z.string(),
  /** The payment of which it was paid back. */
  refundOf: id.nullable(),
  /** Whether it was made by calling the invoice complete. */
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
    summary: 'What was paid of invoices, paid back, and put to the credit of customers',
    list: paymentList,
    output: z.array(Payment),
  }),
  credit: endpoint({
    method: 'GET',
    path: '/payments/credit',
    needs: 'invoices:read',
    summary: 'What a customer has to their credit',
    query: z.object({ customerId: z.coerce.number().pipe(id) }),
    output: z.object({ customerId: id, amount: sum }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/payments',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Record a payment of one or several invoices of a customer, or of drafts in advance. What is more than they owe is to the customer’s credit, by which further ones are paid with the method Customer Credit; so is one by what was paid of the invoice of a `downPayment`, which is credited. The same once more within a minute is refused',
    body: PaymentDraft,
    output: made,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/payments/refund',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Pay back of a payment, never more than is left of it: of an invoice, which owes it again, or of a credit. What was paid by credit goes back there',
    body: z.object({ id: sentId, amount: money.positive(), reason: requiredMultilineText(500) }),
    output: made,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/payments',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary: 'Take a payment back that was none, with all that came in together with it',
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
