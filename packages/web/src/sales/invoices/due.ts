import { dayThere, noonThere } from '../../lib/i18n/zone.ts'

/**
 * The instant that a day of the calendar, `2026-11-21`, stands for as a due date: its noon, which is the same day nearly everywhere;
 * on the day of the issue not before that.
 */
export const dueOn = (day: string, issueDate?: string): string => {
  const noon = noonThere(day)
  return issueDate !== undefined && day === dayThere(issueDate) && noon < issueDate ? issueDate : noon
}
