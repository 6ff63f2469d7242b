import type { SeriesState } from '@quarterdeck/contract/kit/constants'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { invoiceContent } from '@quarterdeck/contract/sales/invoice-draft'
import { daysAfter, nextDates, type Recurrence } from '@quarterdeck/contract/sales/recurrence'
import { Series, SeriesPatch } from '@quarterdeck/contract/sales/series'
import type { Selectable } from 'kysely'
import type { SeriesTable } from '../../kit/sql/schema-invoices.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { billedAt, linesOf, noAmounts, storedFields, totalled } from '../invoices/index.ts'

export type SeriesDoc = Selectable<SeriesTable>

const stateOf = ({ status, nextDate }: SeriesDoc): SeriesState => (nextDate === null ? 'ended' : status)

export const toDto = dtoBy(Series, (series: SeriesDoc) => ({
  billingAddress: billedAt(series),
  customer: { id: series.customerId, name: series.customerName, image: series.customerImage },
  products: linesOf(series.products),
  state: stateOf(series),
}))

const ruleFields = [
  'unit',
  'every',
  'dayOfMonth',
  'startDate',
  'endDate',
  'maxCount',
] as const satisfies readonly (keyof Recurrence)[]
/** Fields of a series that its invoices don't have. */
const ownFields = Object.keys(SeriesPatch.shape).filter((name) => !(name in invoiceContent.shape))

/** Returns a patch or draft as stored fields. */
export const storedOf = ({ status, ...sent }: SeriesPatch): Partial<SeriesDoc> => {
  const own = Object.entries({ status, ...sent }).filter(
    ([name, value]) => ownFields.includes(name) && value !== undefined,
  )
  // Fields shared with invoices are stored alike; totals of lines are computed later.
  return { ...(storedFields(sent) as Partial<SeriesDoc>), ...Object.fromEntries(own) }
}

/**
 * Returns the fields with their totals.
 * @throws Problem if the amounts don't add up to a valid total
 */
export const withTotals = (before: Partial<SeriesDoc>, change: Partial<SeriesDoc>): Partial<SeriesDoc> => {
  const { products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption } = change
  const amounts = { products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption }
  const said = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
  // A series is never credited.
  const known = { ...noAmounts, ...before, creditedAmount: 0 }
  return { ...change, ...(totalled(known, said) as Partial<SeriesDoc>) }
}

/**
 * Returns the earliest start date: yesterday, which it can still be in the user's time zone.
 * @param today `2026-11-23`, as in all functions here
 */
const earliestStart = (today: string): string => daysAfter(today, -1)

/** @throws Problem at a date that is too long ago, or an end before the start */
export const guardDays = (before: Recurrence | undefined, after: Recurrence, today: string): void => {
  if (after.startDate !== before?.startDate && after.startDate < earliestStart(today)) {
    throw fieldProblem('startDate', { code: 'date_order', message: 'It begins yesterday at the earliest' })
  }
  if (after.endDate !== null && after.endDate < after.startDate) {
    throw fieldProblem('endDate', { code: 'date_order', message: 'It would end before it begins' })
  }
}

export const firstDate = (rule: Recurrence): string | null => nextDates(rule, rule.startDate, 1)[0] ?? null

/** Returns the date that follows an invoice's. */
export const dateAfter = (series: SeriesDoc, date: string): string | null =>
  nextDates(series, daysAfter(date, 1), 1, series.madeCount + 1)[0] ?? null

const later = (one: string, other: string): string => (one > other ? one : other)

/** Returns the first date on or after a day that follows all dates already used or skipped. */
export const dateOnOrAfter = (series: SeriesDoc, day: string): string | null => {
  const { lastDate, skippedDate, madeCount } = series
  const past = [lastDate, skippedDate].filter((date) => date !== null).map((date) => daysAfter(date, 1))
  return nextDates(series, past.reduce(later, day), 1, madeCount)[0] ?? null
}

/**
 * Returns the earliest next date. A change doesn't lose what is due already; dates that passed during a pause are
 * skipped. If Undo moves the start back, passed dates aren't made up for.
 */
const fromOf = ({ status, nextDate, startDate }: SeriesDoc, after: SeriesDoc, today: string): string => {
  if (after.startDate !== startDate) return after.startDate < earliestStart(today) ? today : after.startDate
  const isDue = status === 'active' && nextDate !== null && nextDate < today
  return isDue ? nextDate : today
}

/** Returns the next date after a change of the rule or the status. */
export const nextDateOf = (before: SeriesDoc, change: Partial<SeriesDoc>, today: string): string | null => {
  const after = { ...before, ...change }
  const isMoved = [...(['status', 'skippedDate'] as const), ...ruleFields].some((name) => after[name] !== before[name])
  if (!isMoved) return before.nextDate
  return dateOnOrAfter(after, fromOf(before, after, today))
}
