import { sameClock } from '../../kit/day.ts'
import { type OrderAge, placementInterval } from '../../sales/order-ages.ts'
import { type Age, dueInterval } from '../../sales/receivables.ts'
import { componentsOf, type Dimension, isPlain, type Metric, type Plain } from './metric.ts'
import { metricOf } from './metrics.ts'

/** The interval [from, to). */
export interface Span {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** Returns the same time `months` later (UTC), capped at the last day of a shorter month. */
export const monthsLater = (at: string, months: number): string => {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), daysIn(year, month)))
  return date.toISOString()
}

/**
 * Returns the month that ends with a day (UTC), inclusive. Recurring records of it are projected into the following
 * months.
 */
export const monthUpTo = (asOf: string): Span => {
  const after = (at: string) => new Date(Date.parse(at) + dayMs).toISOString()
  return { from: after(monthsLater(asOf, -1)), to: after(asOf) }
}

export type Parameters = readonly (readonly [name: string, value: string])[]

/** Returns the list filter that selects the records of a group. */
const filterOf = (of: Plain['of'], split: Dimension): string => {
  if (split === 'invoice' || split === 'opening') return 'ids'
  if (split !== 'falling' && split !== 'lasting') return split
  return of === 'products' ? 'ids' : 'productId'
}

/** Returns the list parameters for an interval. */
const within = (at: string, { from, to }: { readonly from?: string; readonly to?: string }): Parameters => [
  ...(from ? [[`${at}.gte`, from] as const] : []),
  ...(to ? [[`${at}.lt`, to] as const] : []),
]

const partParameters = (of: Plain['of'], split: Dimension, key: string, asOf: string): Parameters => {
  if (split === 'categorySize') {
    const [category = '', size = ''] = key.split(' ')
    return [['category', category] as const, ['sizeInStock', size] as const]
  }
  if (split === 'statusAge') {
    const [status = '', age = ''] = key.split(' ')
    return [['status', status] as const, ...within('createAt', placementInterval(age as OrderAge, asOf))]
  }
  const filter = filterOf(of, split)
  if (split !== 'age') return [key === '' ? [`${filter}.empty`, 'true'] : [filter, key]]
  return within('dueDate', dueInterval(key as Age, asOf))
}

/** Context in which figures were computed. */
export interface Reading {
  /** Today's date for the company. */
  readonly day: string
  /** Time zone of the range. */
  readonly zone: string
}

/**
 * Returns the list parameters that select exactly the records of a figure, in total or of one group.
 * @param reading context from the figures' response: the company's date, by which days overdue are counted, and the
 * time zone of the range
 */
export const listParametersOf = (
  { of, at, isDay, where = {}, repeats }: Plain,
  span: Span | undefined,
  part: { readonly split: Dimension; readonly key: string } | undefined,
  { day, zone }: Reading,
): Parameters => {
  const found = span && repeats ? monthUpTo(day) : span
  const edge = (moment: string) => (isDay ? sameClock(moment, zone) : moment)
  const own = part && part.split !== 'age' ? partParameters(of, part.split, part.key, day) : []
  const replaced = new Set(own.map(([name]) => name))
  return [
    ...Object.entries(where).flatMap(([name, values]) =>
      replaced.has(name) ? [] : values.map((value) => [name, value] as const),
    ),
    ...own,
    ...(part?.split === 'age' ? partParameters(of, 'age', part.key, day) : []),
    ...(at && found ? [[`${at}.gte`, edge(found.from)] as const, [`${at}.lt`, edge(found.to)] as const] : []),
  ]
}

/** Returns the metric whose records a figure links to: its own, or the first one of a quotient or difference. */
export const listMetricOf = (metric: Metric): Plain =>
  isPlain(metric) ? metric : listMetricOf(metricOf(componentsOf(metric)[0] ?? ''))
