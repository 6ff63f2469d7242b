import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { dayThere, noonThere } from '../../lib/i18n/zone.ts'

const dayMs = 24 * 60 * 60 * 1000

const dayNumber = (at: Date): number => Math.floor(at.getTime() / dayMs)

/** In how many days an invoice is due; negative where it is overdue. By the days of UTC, as its state is. */
export const daysUntilDue = ({ dueDate }: Pick<Invoice, 'dueDate'>, now = new Date()): number =>
  dayNumber(new Date(dueDate)) - dayNumber(now)

/**
 * The instant that a day of the calendar, `2026-11-21`, stands for as a due date: its noon, which is the same day nearly everywhere;
 * on the day of the issue not before that.
 */
export const dueOn = (day: string, issueDate?: string): string => {
  const noon = noonThere(day)
  return issueDate !== undefined && day === dayThere(issueDate) && noon < issueDate ? issueDate : noon
}
