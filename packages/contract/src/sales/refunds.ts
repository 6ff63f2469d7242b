import { z } from 'zod'
import { returnCauses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
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
} from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'

/** A return brings goods back, with or without money; a refund is money only. */
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
        /** True to add the pieces to the stock again; only returned pieces can be. */
        restock: z.boolean().default(false),
        /** Variant, for a product with variants. */
        variant: id.optional(),
      }),
    )
    .max(1000)
    .default([]),
  shippingAmount: money.default(0),
  /** Refunded amount; defaults to the value of the lines plus shipping. */
  amount: money.optional(),
  /** Category of the reason. */
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
  /** Value of the pieces, including their share of the order's discount and tax. */
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
  /** Credit note on the order's invoice; null if the order has no invoice or no money was refunded. */
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
    summary: 'List refunds and returns',
    list: refundList,
    output: z.array(Refund),
  }),
  create: endpoint({
    method: 'POST',
    path: '/refunds',
    needs: 'orders:refund',
    sendsNoMail: true,
    summary:
      'Refund lines, shipping or an amount of an order, up to the paid amount; with `If-Match`, only if its amounts have not changed since',
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
