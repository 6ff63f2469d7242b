import { z } from 'zod'
import { id, money, timestamp } from '../core/fields.ts'

/** What of an invoice is not owed: it was paid back with a refund of its order, or credited for a reason. */
export const CreditNote = z.object({
  /** `CN-001`, at least three digits, without gaps. */
  number: z.string(),
  invoiceId: z.string(),
  refundId: id.nullable(),
  orderId: id.nullable(),
  amount: money,
  reason: z.string(),
  /** The invoice, or the draft, in the place of the one that it credits; null where there is none. */
  replacedBy: z.string().nullable(),
  createdAt: timestamp,
})
export type CreditNote = z.output<typeof CreditNote>
