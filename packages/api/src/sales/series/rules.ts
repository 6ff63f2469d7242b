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
/** Those that none of its invoices has. */
const ownFields = Object.keys(SeriesPatch.shape).filter((name) => !(name in invoiceContent.shape))

/** What a patch or a draft says, as stored fields. */
export const storedOf = ({ status, ...sent }: SeriesPatch): Partial<SeriesDoc> => {
  const own = Object.entries({ status, ...sent }).filter(
    ([name, value]) => ownFields.includes(name) && value !== undefined,
  )
  // The fields of an invoice that a patch of a series can have are stored alike, and lines have their totals later.
  return { ...(storedFields(sent) as Partial<SeriesDoc>), ...Object.fromEntries(own) }
}

/** The fields with the totals that follow from them. @throws Problem where the amounts do not come to a total */
export const withTotals = (before: Partial<SeriesDoc>, change: Partial<SeriesDoc>): Partial<SeriesDoc> => {
  const { products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption } = change
  const amounts = { products, shippingCharge, shippingTaxRate, tax, discountAmount, pricesIncludeTax, taxExemption }
  const said = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
  // Nothing is ever credited of a series.
  const known = { ...noAmounts, ...before, creditedAmount: 0 }
  return { ...change, ...(totalled(known, said) as Partial<SeriesDoc>) }
}

/** Where somebody is, it may still be yesterday. @param today `2026-11-23`, as in all of these */
const earliestStart = (today: string): string => daysAfter(today, -1)

/** @throws Problem at the day that cannot be: one that is long past, or an end before the start */
export const guardDays = (before: Recurrence | undefined, after: Recurrence, today: string): void => {
  if (after.startDate !== before?.startDate && after.startDate < earliestStart(today)) {
    throw fieldProblem('startDate', { code: 'date_order', message: 'It begins yesterday at the earliest' })
  }
  if (after.endDate !== null && after.endDate < after.startDate) {
    throw fieldProblem('endDate', { code: 'date_order', message: 'It would end before it begins' })
  }
}

export const firstDate = (rule: Recurrence): string | null => nextDates(rule, rule.startDate, 1)[0] ?? null

/** The date after one on which an invoice was made. */
export const dateAfter = (series: SeriesDoc, date: string): string | null =>
  nextDates(series, daysAfter(date, 1), 1, series.madeCount + 1)[0] ?? null

const later = (one: string, other: string): string => (one > other ? one : other)

/** The next date that is not before a day, nor before one of which there was an invoice, or that was left out. */
export const dateOnOrAfter = (series: SeriesDoc, day: string): string | null => {
  const { lastDate, skippedDate, madeCount } = series
  const past = [lastDate, skippedDate].filter((date) => date !== null).map((date) => daysAfter(date, 1))
  return nextDates(series, past.reduce(later, day), 1, madeCount)[0] ?? null
}

/**
 * From when on there may be a date: what is due already is not lost by a change, and what passed in a pause is left out. A start that
 * an Undo moves back to where it was long ago makes up for nothing.
 */
const fromOf = ({ status, nextDate, startDate }: SeriesDoc, after: SeriesDoc, today: string): string => {
  if (after.startDate !== startDate) return after.startDate < earliestStart(today) ? today : after.startDate
  const isDue = status === 'active' && nextDate !== null && nextDate < today
  return isDue ? nextDate : today
}

/** The next date of a series after a change of its rule, or of whether it goes on. */
export const nextDateOf = (before: SeriesDoc, change: Partial<SeriesDoc>, today: string): string | null => {
  const after = { ...before, ...change }
  const isMoved = [...(['status', 'skippedDate'] as const), ...ruleFields].some((name) => after[name] !== before[name])
  if (!isMoved) return before.nextDate
  return dateOnOrAfter(after, fromOf(before, after, today))
}
