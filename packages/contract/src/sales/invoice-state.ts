import type { InvoiceState, InvoiceStatus } from '../kit/constants.ts'

/** Facts from which the state of an invoice follows; amounts in any one unit. */
export interface InvoiceFacts {
  readonly status: InvoiceStatus
  readonly issuedAt: unknown
  readonly sentAt: unknown
  readonly viewedAt: unknown
  readonly voidedAt: unknown
  readonly dueDate: string | Date
  readonly totalAmount: number
  readonly creditedAmount: number
  readonly paidAmount: number
}

const dayMs = 24 * 60 * 60 * 1000

const dayNumber = (at: Date): number => Math.floor(at.getTime() / dayMs)

/**
 * Returns the days that an invoice or an installment is late; negative before the due date. `today` is a UTC day, as
 * due dates are.
 */
export const daysOverdue = ({ dueDate }: { readonly dueDate: Date | string }, today: Date): number =>
  dayNumber(today) - dayNumber(new Date(dueDate))

/** Returns the amount still to be paid, in the unit of the given amounts; 0 for drafts and void invoices. */
export const amountOwed = (facts: Omit<InvoiceFacts, 'dueDate' | 'status' | 'sentAt' | 'viewedAt'>): number =>
  facts.voidedAt !== null || facts.issuedAt === null
    ? 0
    : Math.max(0, facts.totalAmount - facts.creditedAmount - facts.paidAmount)

/** Returns true if the whole invoice was credited, so that it was neither paid nor is owed. */
export const isCredited = ({
  totalAmount,
  creditedAmount,
}: Pick<InvoiceFacts, 'totalAmount' | 'creditedAmount'>): boolean => creditedAmount > 0 && creditedAmount >= totalAmount

/** Returns the state of an invoice. It is overdue from the day after its due date. */
export const invoiceStateOf = (facts: InvoiceFacts, today: Date): InvoiceState => {
  if (facts.voidedAt !== null) return 'void'
  if (facts.issuedAt === null) return 'draft'
  if (facts.status === 'complete') return isCredited(facts) ? 'credited' : 'paid'
  if (daysOverdue(facts, today) > 0) return 'overdue'
  if (facts.paidAmount > 0) return 'partlyPaid'
  if (facts.viewedAt !== null) return 'viewed'
  return facts.sentAt === null ? 'issued' : 'sent'
}
