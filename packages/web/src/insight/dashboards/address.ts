import type { SearchParams } from '../../kit/lib/search-params.ts'

export const ranges = ['today', '7d', '30d', '90d', 'month', 'quarter', 'year', 'custom'] as const
export type RangeName = (typeof ranges)[number]
export const comparisons = ['previous', 'year', 'none'] as const
export type ComparisonName = (typeof comparisons)[number]

/** Parameters of a dashboard's URL; defaults are omitted. */
export interface FrameAddress {
  readonly range?: RangeName | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly against?: ComparisonName | undefined
  readonly zone?: string | undefined
}

/** Range, time zone and comparison of a dashboard. */
export interface Frame {
  readonly range: RangeName
  readonly from: string
  readonly to: string
  readonly against: ComparisonName
  readonly zone: string
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

const isZone = (value: unknown): value is string => {
  if (typeof value !== 'string' || value === '') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** Parses a URL; invalid values are ignored. */
export const readAddress = ({ range, from, to, against, zone }: SearchParams): FrameAddress => {
  const found = ranges.find((known) => known === range)
  const isCustom = found === 'custom' && isDay(from) && isDay(to) && from <= to
  return {
    ...(found && (found !== 'custom' || isCustom) && { range: found }),
    ...(isCustom && { from, to }),
    ...(comparisons.some((known) => known === against) && { against: against as ComparisonName }),
    ...(isZone(zone) && { zone }),
  }
}

/** Returns today's date in a time zone. */
const todayIn = (zone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())

const dayMs = 86_400_000
const before = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** Returns the first day of a range that ends today. */
const beginningOf = (range: RangeName, today: string): string => {
  const [year = '', month = ''] = today.split('-')
  const found = /^(\d+)d$/.exec(range)
  if (found) return before(today, Number(found[1]) - 1)
  if (range === 'month') return `${year}-${month}-01`
  if (range === 'quarter') return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  return range === 'year' ? `${year}-01-01` : today
}

/**
 * Fixed ranges for single cards: this whole month, the twelve months that end with it, the next 13 weeks, or the last
 * 12 weeks (UTC).
 */
export type CardDays = 'wholeMonth' | 'twelveMonths' | 'next13Weeks' | 'twelveWeeks'

const weeks = 13

/** Returns the frame of a card, which may have a fixed range. */
export const frameOfCard = (frame: Frame, days: CardDays | undefined): Frame => {
  if (days === undefined) return frame
  const today = todayIn(frame.zone)
  if (days === 'next13Weeks') return { ...frame, from: today, to: before(today, -(7 * weeks - 1)), against: 'none' }
  if (days === 'twelveWeeks') {
    const now = todayIn('UTC')
    const sinceMonday = (new Date(now).getUTCDay() + 6) % 7
    return { ...frame, from: before(now, sinceMonday + 11 * 7), to: now, against: 'none', zone: 'UTC' }
  }
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (days === 'twelveMonths') {
    const first = new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
    return { ...frame, from: first, to: today, against: 'none' }
  }
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { ...frame, from: `${last.slice(0, 8)}01`, to: last, against: 'none' }
}

/** Resolves a URL to concrete days, as of now in the user's time zone. @param usual range if the URL has none */
export const frameOf = (address: FrameAddress, ownZone: string, usual: RangeName = '30d'): Frame => {
  const { range = usual, against = 'previous', zone = ownZone } = address
  const today = todayIn(zone)
  const [from, to] =
    range === 'custom' ? [address.from ?? today, address.to ?? today] : [beginningOf(range, today), today]
  return { range, from, to, against, zone }
}
