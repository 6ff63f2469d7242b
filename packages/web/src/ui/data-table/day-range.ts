import type { Condition } from '@quarterdeck/contract/list'

/** Days of the person's calendar, `2026-11-21`, both included; one that is absent is open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const presets = ['today', 'last7', 'last30', 'thisMonth', 'thisYear'] as const
export type Preset = (typeof presets)[number]

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

const dayOf = (at: Date): string =>
  `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`

/** The midnight at which a day begins here, or the day some days later. */
const midnight = (day: string, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** The days that a preset means now. */
export const daysOf = (preset: Preset, now: Date): DayRange => {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const days = (from: Date, to: Date) => ({ from: dayOf(from), to: dayOf(to) })
  switch (preset) {
    case 'today':
      return days(now, now)
    case 'last7':
      return days(new Date(year, month, date - 6), now)
    case 'last30':
      return days(new Date(year, month, date - 29), now)
    case 'thisMonth':
      return days(new Date(year, month, 1), new Date(year, month + 1, 0))
    case 'thisYear':
      return days(new Date(year, 0, 1), new Date(year, 11, 31))
  }
}

export const presetOf = ({ from, to }: DayRange, now: Date): Preset | undefined =>
  presets.find((preset) => {
    const days = daysOf(preset, now)
    return days.from === from && days.to === to
  })

/** As instants: from the first midnight on, and before the one that ends the last day. */
export const conditionsOf = (field: string, { from, to }: DayRange): readonly Condition[] => [
  ...(from ? [{ field, op: 'gte', value: midnight(from).toISOString() } as const] : []),
  ...(to ? [{ field, op: 'lt', value: midnight(to, 1).toISOString() } as const] : []),
]

/** The days that such conditions mean here. */
export const rangeOf = (conditions: readonly Condition[]): DayRange => {
  const at = (op: 'gte' | 'lt') => {
    const found = conditions.find((condition) => condition.op === op)
    return found && 'value' in found ? new Date(String(found.value)) : undefined
  }
  const [from, end] = [at('gte'), at('lt')]
  return {
    from: from && dayOf(from),
    // The day that ends there; in the middle of a day it is that day.
    to: end && dayOf(new Date(end.getTime() - 1)),
  }
}
