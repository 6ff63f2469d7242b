import { z } from 'zod'
import { returnCauses } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  id,
  lineOfOrder,
  measure,
  money,
  requiredMultilineText,
  sentId,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'

/** With a return goods come back, and perhaps money goes; with a refund only money goes. */
export const refundKinds = ['Refund', 'Return'] as const
export type RefundKind = (typeof refundKinds)[number]

const RefundDraft = z.object({
  orderId: sentId,
  kind: choice(refundKinds),
  lines: z
    .array(
      z.object({
        line: lineOfOrder,
        quantity: measure,
        /** Whether the pieces go back on the shelf; only what came back can. */
        restock: z.boolean().default(false),
        /** Which variant they are, of a product that has some. */
        variant: id.optional(),
      }),
    )
    .max(1000)
    .default([]),
  shippingAmount: money.default(0),
  /** What is paid back in all; where none is sent, what the lines and the shipping come to. */
  amount: money.optional(),
  /** Of which kind the reason is. */
  cause: choice(returnCauses).default('Other'),
  reason: requiredMultilineText(500),
})
export type RefundDraft = z.output<typeof RefundDraft>

const RefundLine = z.object({
  line: lineOfOrder,
  /** The product. */
  id,
  name: z.string(),
  quantity: measure,
  /** What the pieces came to, with their part of the order's discount and tax. */
  amount: money,
  restock: z.boolean(),
})

export const Refund = z.object({
  id,
  orderId: id,
  kind: z.enum(refundKinds),
  lines: z.array(RefundLine),
  shippingAmount: money,
  amount: money,
  cause: z.enum(returnCauses),
  reason: z.string(),
  /** What it took off the invoice of the order. Nothing where the order has none, or where no money went. */
  creditNote: z.object({ number: z.string(), invoiceId: z.string(), createdAt: timestamp }).nullable(),
  createdAt: timestamp,
  actor: z.object({ id, name: z.string() }).nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Refund = z.output<typeof Refund>

export const refundList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    orderId: { kind: 'number', isKey: true },
    kind: { kind: 'choice', values: refundKinds },
    cause: { kind: 'choice', values: returnCauses },
    amount: { kind: 'money' },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt', 'amount'],
  defaultSort: 'id',
  search: false,
} as const satisfies ListSpec

export const refunds = {
  list: endpoint({
    method: 'GET',
    path: '/refunds',
    needs: 'refunds:read',
    summary: 'What was paid back and what came back',
    list: refundList,
    output: z.array(Refund),
  }),
  create: endpoint({
    method: 'POST',
    path: '/refunds',
    needs: 'orders:refund',
    sendsNoMail: true,
    summary:
      'Pay back lines, shipping or an amount of an order, never more than was paid; with `If-Match`, only where nobody changed its amounts since',
    body: RefundDraft,
    output: z.object({ refund: Refund }),
  }),
}

const described = {
  orderId: { personal: false },
  kind: { personal: false },
  lines: { personal: false, as: 'list' },
  shippingAmount: { personal: false, unit: 'money' },
  amount: { personal: false, unit: 'money' },
  cause: { personal: false },
  reason: { personal: false, as: 'long text' },
  creditNote: { personal: false, as: 'parts' },
  createdAt: { personal: false },
  actor: { personal: true, as: 'parts' },
} as const satisfies Fields<Refund, unknown>

export const refundKind = {
  entity: 'refunds',
  record: Refund,
  list: refundList,
  endpoints: refunds,
  fields: described,
} as const satisfies Kind<'refunds'>
