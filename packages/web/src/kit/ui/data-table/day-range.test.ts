import { expect, test } from 'vitest'
import { conditionsOf, daysOf, rangeOf, resolvePeriods } from './day-range.ts'

const now = new Date(2026, 10, 21, 15, 30)
const days = (period: string, firstDay = 1) => {
  const { from, to } = daysOf(period, now, firstDay)
  return [from, to]
}

test('a period is whole days of the calendar here', () => {
  expect(days('today')).toEqual(['2026-11-21', '2026-11-21'])
  expect(days('yesterday')).toEqual(['2026-11-20', '2026-11-20'])
  expect(days('7d')).toEqual(['2026-11-15', '2026-11-21'])
  expect(days('2w')).toEqual(['2026-11-08', '2026-11-21'])
  expect(days('3m')).toEqual(['2026-08-22', '2026-11-21'])
  expect(days('1y')).toEqual(['2025-11-22', '2026-11-21'])
  expect(days('this-week')).toEqual(['2026-11-16', '2026-11-22'])
  expect(days('last-week', 0)).toEqual(['2026-11-08', '2026-11-14'])
  expect(days('this-month')).toEqual(['2026-11-01', '2026-11-30'])
  expect(days('last-quarter')).toEqual(['2026-07-01', '2026-09-30'])
  expect(days('last-year')).toEqual(['2025-01-01', '2025-12-31'])
})

test('days become instants and are read back, the last day to its end', () => {
  const [from, to] = conditionsOf('createdAt', { from: '2026-03-29', to: '2026-03-29' })
  expect(from).toEqual({ field: 'createdAt', op: 'gte', value: new Date(2026, 2, 29).toISOString() })
  expect(to).toEqual({ field: 'createdAt', op: 'lt', value: new Date(2026, 2, 30).toISOString() })
  expect(rangeOf(conditionsOf('createdAt', { to: '2026-01-31' }))).toEqual({ from: undefined, to: '2026-01-31' })
})

test('what is told from today is settled in instants, also where it is an alternative', () => {
  const status = { field: 'status', op: 'in', values: ['New'] } as const
  const recent = { field: 'createdAt', op: 'within', value: '7d' } as const
  const since = { field: 'createdAt', op: 'gte', value: new Date(2026, 10, 15).toISOString() }
  expect(resolvePeriods([status, recent], now, 1)).toEqual([
    status,
    since,
    { field: 'createdAt', op: 'lt', value: new Date(2026, 10, 22).toISOString() },
  ])
  expect(resolvePeriods([{ ...recent, op: 'before' }], now, 1)).toEqual([{ ...since, op: 'lt' }])
  expect(resolvePeriods([{ field: 'or1', op: 'any', of: [status, recent] }], now, 1)).toEqual([
    { field: 'or1', op: 'any', of: [status, since] },
  ])
})
