import { instantToDay } from '@quarterdeck/contract/kit/day'
import { type Condition, isRelative, type ListSpec, type Relative, type Simple } from '@quarterdeck/contract/kit/list'
import { dayOf } from '../../lib/i18n/calendar-day.ts'
import { fromLocalDate, toLocalDate } from '../../lib/i18n/zone.ts'

/** Range of calendar days such as `2026-11-21`, inclusive in the user's time zone; an absent end is open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Preset periods. */
export const presets = ['today', '7d', '30d', 'this-month', 'this-year'] as const

/** True for fields that store calendar days as midnight UTC, independent of the user's time zone. */
export type IsCalendarDay = boolean | undefined

/** Returns the start of a day in the user's time zone, or of a later day. */
export const midnight = (day: string, later = 0, isKept?: IsCalendarDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (isKept) return new Date(Date.UTC(year, month - 1, date + later))
  return fromLocalDate(new Date(year, month - 1, date + later))
}

type Edges = readonly [from: Date, to: Date]

const lengths: Readonly<Record<string, (year: number, month: number, date: number, count: number) => Date>> = {
  d: (year, month, date, count) => new Date(year, month, date - count + 1),
  w: (year, month, date, count) => new Date(year, month, date - 7 * count + 1),
  m: (year, month, date, count) => new Date(year, month - count, date + 1),
  y: (year, month, date, count) => new Date(year - count, month, date + 1),
}

/** Calendar periods, counted back from the current one. */
const spans: Readonly<Record<string, (now: Date, ago: number, firstDay: number) => Edges>> = {
  week: (now, ago, firstDay) => {
    const back = ((now.getDay() - firstDay + 7) % 7) + 7 * ago
    const at = (later: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - back + later)
    return [at(0), at(6)]
  },
  month: (now, ago) => {
    const [year, month] = [now.getFullYear(), now.getMonth() - ago]
    return [new Date(year, month, 1), new Date(year, month + 1, 0)]
  },
  quarter: (now, ago) => {
    const [year, month] = [now.getFullYear(), 3 * (Math.floor(now.getMonth() / 3) - ago)]
    return [new Date(year, month, 1), new Date(year, month + 3, 0)]
  },
  year: (now, ago) => [new Date(now.getFullYear() - ago, 0, 1), new Date(now.getFullYear() - ago, 11, 31)],
}

const edgesOf = (period: string, now: Date, firstDay: number): Edges => {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const yesterday = new Date(year, month, date - 1)
  if (period === 'yesterday') return [yesterday, yesterday]
  const [, which, span = ''] = /^(this|last)-(.+)$/.exec(period) ?? []
  if (which) return spans[span]?.(now, which === 'last' ? 1 : 0, firstDay) ?? [now, now]
  const [, count, unit = ''] = /^(\d+)([dwmy])$/.exec(period) ?? []
  return [count ? (lengths[unit]?.(year, month, date, Number(count)) ?? now) : now, now]
}

/**
 * Returns the days of a period as of now.
 * @param firstDay first day of the week, 0 for Sunday
 */
export const daysOf = (period: string, now: Date, firstDay: number): DayRange => {
  const [from, to] = edgesOf(period, toLocalDate(now), firstDay)
  return { from: dayOf(from), to: dayOf(to) }
}

/** Converts days to conditions on instants: from the first midnight up to the one after the last day. */
export const conditionsOf = (field: string, { from, to }: DayRange, isKept?: IsCalendarDay): readonly Simple[] => [
  ...(from ? [{ field, op: 'gte', value: midnight(from, 0, isKept).toISOString() } as const] : []),
  ...(to ? [{ field, op: 'lt', value: midnight(to, 1, isKept).toISOString() } as const] : []),
]

/** Converts such conditions back to days in the user's time zone. */
export const rangeOf = (conditions: readonly Condition[], isKept?: IsCalendarDay): DayRange => {
  const day = (at: Date) => (isKept ? instantToDay(at) : dayOf(toLocalDate(at)))
  const at = (op: 'gte' | 'lt') => {
    const found = conditions.find((condition) => condition.op === op)
    return found && 'value' in found ? new Date(String(found.value)) : undefined
  }
  const [from, end] = [at('gte'), at('lt')]
  return {
    from: from && day(from),
    // The day that ends there; in the middle of a day it is that day.
    to: end && day(new Date(end.getTime() - 1)),
  }
}

/** Returns a function that tells which fields of a list are calendar days. */
export const isCalendarDayIn =
  ({ filters }: Pick<ListSpec, 'filters'>) =>
  (field: string): IsCalendarDay => {
    const filter = filters[field]
    return filter?.kind === 'date' && filter.isDay
  }

/** Resolves relative periods to instants, as the server expects. */
export const resolvePeriods = (
  where: readonly Condition[],
  now: Date,
  firstDay: number,
  isKept: (field: string) => IsCalendarDay = () => false,
): readonly Condition[] =>
  where.flatMap((condition): readonly Condition[] => {
    if (condition.op === 'any') {
      // An alternative is one condition: a period that goes on until today is one from its beginning.
      const of = condition.of.flatMap((each) =>
        isRelative(each) ? settleOne(each, now, firstDay, isKept(each.field)).slice(0, 1) : [each],
      )
      return [{ ...condition, of }]
    }
    return isRelative(condition) ? settleOne(condition, now, firstDay, isKept(condition.field)) : [condition]
  })

const settleOne = (
  { field, op, value }: Relative,
  now: Date,
  firstDay: number,
  isKept: IsCalendarDay,
): readonly Simple[] => {
  const days = daysOf(value, now, firstDay)
  if (op === 'within') return conditionsOf(field, days, isKept)
  return [{ field, op: 'lt', value: midnight(days.from ?? '', 0, isKept).toISOString() }]
}
