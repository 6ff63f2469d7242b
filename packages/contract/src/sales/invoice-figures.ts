import { z } from 'zod'
import { invoiceStates } from '../kit/constants.ts'
import { sum, timestamp } from '../kit/fields.ts'

/** Number and amount of invoices per state, and in all. */
export const StateCounts = z.object({
  states: z.array(
    z.object({
      state: z.enum(invoiceStates),
      count: z.int(),
      /** Amount owed in open states, total amount in the others. Null if too many match to be added up. */
      amount: sum.nullable(),
    }),
  ),
  /** Total amount, paid or not; null if too many match to be added up. */
  totalAmount: sum.nullable(),
})
export type StateCounts = z.output<typeof StateCounts>

const Figure = z.object({ count: z.int(), amount: sum })

export const InvoiceFigures = z.object({
  /** Amount owed, due or not. */
  outstanding: Figure,
  overdue: Figure,
  /** Number and amount of invoices paid in full since `paidSince`. */
  paid: Figure,
  paidSince: timestamp,
  /** Average days from issue to full payment of the paid invoices; null if there are none. */
  daysToPay: z.number().nullable(),
})
export type InvoiceFigures = z.output<typeof InvoiceFigures>
