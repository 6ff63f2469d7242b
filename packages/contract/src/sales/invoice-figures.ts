import { z } from 'zod'
import { invoiceStates } from '../core/constants.ts'
import { sum, timestamp } from '../core/fields.ts'

/** Invoices by their state, and all of them. */
export const StateCounts = z.object({
  states: z.array(
    z.object({
      state: z.enum(invoiceStates),
      count: z.int(),
      /** What is owed of those that are open, what the others come to. Null where too many match to be added up. */
      amount: sum.nullable(),
    }),
  ),
  /** What all of them come to, paid or not; null where too many match to be added up. */
  totalAmount: sum.nullable(),
})
export type StateCounts = z.output<typeof StateCounts>

const Figure = z.object({ count: z.int(), amount: sum })

export const InvoiceFigures = z.object({
  /** What is owed, due or not. */
  outstanding: Figure,
  overdue: Figure,
  /** What was paid off since `paidSince`, and what was paid for it. */
  paid: Figure,
  paidSince: timestamp,
  /** From the issue until nothing was owed, in days, of those; null where there are none. */
  daysToPay: z.number().nullable(),
})
export type InvoiceFigures = z.output<typeof InvoiceFigures>
