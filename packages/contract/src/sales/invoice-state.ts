import type { InvoiceState, InvoiceStatus } from '../core/constants.ts'

/** What decides where an invoice is on its way; amounts in any one unit. */
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

/** How many days an invoice or an installment is late; negative as long as it is not due. Today is handed in as days are kept. */
export const lateDays = ({ dueDate }: { readonly dueDate: Date | string }, today: Date): number =>
  dayNumber(today) - dayNumber(new Date(dueDate))

/** What is still to be paid; nothing of a draft and of what was voided. In the unit of the amounts. */
export const owedOf = (facts: Omit<InvoiceFacts, 'dueDate' | 'status' | 'sentAt' | 'viewedAt'>): number =>
  facts.voidedAt !== null || facts.issuedAt === null
    ? 0
    : Math.max(0, facts.totalAmount - facts.creditedAmount - facts.paidAmount)

/** Whether all of an invoice was credited: then nothing of it was paid, or is to be. */
export const isCredited = ({
  totalAmount,
  creditedAmount,
}: Pick<InvoiceFacts, 'totalAmount' | 'creditedAmount'>): boolean => creditedAmount > 0 && creditedAmount >= totalAmount

/** Where an invoice is on its way. It is overdue from the day after the one on which it is due. */
export const invoiceStateOf = (facts: InvoiceFacts, today: Date): InvoiceState => {
  if (facts.voidedAt !== null) return 'void'
  if (facts.issuedAt === null) return 'draft'
  if (facts.status === 'complete') return isCredited(facts) ? 'credited' : 'paid'
  if (lateDays(facts, today) > 0) return 'overdue'
  if (facts.paidAmount > 0) return 'partlyPaid'
  if (facts.viewedAt !== null) return 'viewed'
  return facts.sentAt === null ? 'issued' : 'sent'
}
