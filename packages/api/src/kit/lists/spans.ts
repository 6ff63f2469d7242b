import type { Tally } from './counters.ts'

/**
 * Lengths of the spans in which days are counted in addition to each day. With many values, they keep the number of rows for a
 * long range small.
 */
const spanDays = [64, 8] as const

const fieldOf = (field: string, days: number): string => (days === 1 ? field : `${field}/${days}`)

/** Returns a counter by day and the same by spans of days. */
export const withSpans = (tally: Tally & Required<Pick<Tally, 'value'>>): readonly Tally[] => [
  tally,
  ...spanDays.map((days) => ({ ...tally, field: fieldOf(tally.field, days), days })),
]

/** Range of days (counted from 1970-01-01, `to` exclusive) and the field under which it is counted. */
interface Piece {
  readonly field: string
  readonly from: number
  readonly to: number
}

/** Splits a range of days into as few pieces as possible: whole spans in the middle, days at both ends. */
export const splitRange = (
  field: string,
  from: number,
  to: number,
  [days, ...less]: readonly number[] = spanDays,
): readonly Piece[] => {
  if (from >= to) return []
  if (days === undefined) return [{ field, from, to }]
  const [first, last] = [Math.ceil(from / days) * days, Math.floor(to / days) * days]
  if (first >= last) return splitRange(field, from, to, less)
  return [
    ...splitRange(field, from, first, less),
    { field: fieldOf(field, days), from: first, to: last },
    ...splitRange(field, last, to, less),
  ]
}
