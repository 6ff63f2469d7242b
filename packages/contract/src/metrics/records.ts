import { sameClock } from '../core/day.ts'
import { type OrderAge, placedWithin } from '../sales/order-ages.ts'
import { type Age, dueWithin } from '../sales/receivables.ts'
import { isPlain, type Metric, madeOf, type Plain, type Split } from './metric.ts'
import { metricOf } from './metrics.ts'

/** From a moment up to, and without, another. */
export interface Span {
  readonly from: string
  readonly to: string
}

const dayMs = 86_400_000

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The same moment so many months later (UTC), or the last day of a month that has no such day. */
export const monthsLater = (at: string, months: number): string => {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), daysIn(year, month)))
  return date.toISOString()
}

/** The month up to, and with, a day (UTC): what was in it comes again each month after that day. */
export const monthUpTo = (asOf: string): Span => {
  const after = (at: string) => new Date(Date.parse(at) + dayMs).toISOString()
  return { from: after(monthsLater(asOf, -1)), to: after(asOf) }
}

export type Parameters = readonly (readonly [name: string, value: string])[]

/** By which filter of a list the records of a part are found. */
const filterOf = (of: Plain['of'], split: Split): string => {
  if (split === 'invoice' || split === 'opening') return 'ids'
  if (split !== 'falling' && split !== 'lasting') return split
  return of === 'products' ? 'ids' : 'productId'
}

/** From one moment up to another. */
const within = (at: string, { from, to }: { readonly from?: string; readonly to?: string }): Parameters => [
  ...(from ? [[`${at}.gte`, from] as const] : []),
  ...(to ? [[`${at}.lt`, to] as const] : []),
]

const partParameters = (of: Plain['of'], split: Split, key: string, asOf: string): Parameters => {
  if (split === 'categorySize') {
    const [category = '', size = ''] = key.split(' ')
    return [['category', category] as const, ['sizeInStock', size] as const]
  }
  if (split === 'statusAge') {
    const [status = '', age = ''] = key.split(' ')
    return [['status', status] as const, ...within('createAt', placedWithin(age as OrderAge, asOf))]
  }
  const filter = filterOf(of, split)
  if (split !== 'age') return [key === '' ? [`${filter}.empty`, 'true'] : [filter, key]]
  return within('dueDate', dueWithin(key as Age, asOf))
}

/** How numbers were read. */
export interface Reading {
  /** The day of the company. */
  readonly day: string
  /** In which the days of a range begin. */
  readonly zone: string
}

/**
 * The parameters of the list that has exactly the records of a number: of all of them, or of one part.
 * @param reading as the numbers' answer has it: the company's day, by which it is told how late something is, and the zone of the days
 */
export const recordsOf = (
  { of, at, isDay, where = {}, repeats }: Plain,
  span: Span | undefined,
  part: { readonly split: Split; readonly key: string } | undefined,
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

/** The metric whose records a number is about: its own, or those of the first of two. */
export const listedBy = (metric: Metric): Plain =>
  isPlain(metric) ? metric : listedBy(metricOf(madeOf(metric)[0] ?? ''))
