import { z } from 'zod'
import { id, money, timestamp } from '../kit/fields.ts'

/**
 * An amount of an invoice that is no longer owed, because it was paid back with a refund of the order or credited for
 * a reason.
 */
export const CreditNote = z.object({
  /** `CN-001`, at least three digits, without gaps. */
  number: z.string(),
  invoiceId: z.string(),
  refundId: id.nullable(),
  orderId: id.nullable(),
  amount: money,
  reason: z.string(),
  /** The invoice or draft that replaces the credited invoice; null if there is none. */
  replacedBy: z.string().nullable(),
  createdAt: timestamp,
})
export type CreditNote = z.output<typeof CreditNote>
