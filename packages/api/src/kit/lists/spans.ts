import type { Tally } from './counters.ts'

/** Days that are counted together in addition to each day, where there are many values: a long range is read in few pieces. */
const spanDays = [64, 8] as const

const fieldOf = (field: string, days: number): string => (days === 1 ? field : `${field}/${days}`)

/** A count by day of what it names as its value, and the same by spans of days. */
export const inSpans = (tally: Tally & Required<Pick<Tally, 'value'>>): readonly Tally[] => [
  tally,
  ...spanDays.map((days) => ({ ...tally, field: fieldOf(tally.field, days), days })),
]

/** Days from one to before another (from 1970-01-01 on), and under which field they are counted. */
interface Piece {
  readonly field: string
  readonly from: number
  readonly to: number
}

/** A range of days in as few pieces as it can be read in: spans where these are whole, days at both ends. */
export const inPieces = (
  field: string,
  from: number,
  to: number,
  [days, ...less]: readonly number[] = spanDays,
): readonly Piece[] => {
  if (from >= to) return []
  if (days === undefined) return [{ field, from, to }]
  const [first, last] = [Math.ceil(from / days) * days, Math.floor(to / days) * days]
  if (first >= last) return inPieces(field, from, to, less)
  return [
    ...inPieces(field, from, first, less),
    { field: fieldOf(field, days), from: first, to: last },
    ...inPieces(field, last, to, less),
  ]
}
