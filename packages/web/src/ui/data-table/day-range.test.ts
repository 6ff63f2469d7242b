import { expect, test } from 'vitest'
import { conditionsOf, daysOf, presetOf, presets, rangeOf } from './day-range.ts'

const now = new Date(2026, 10, 21, 15, 30)

test('a preset is whole days of the calendar here', () => {
  expect(daysOf('today', now)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(daysOf('last7', now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysOf('last30', now)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(daysOf('thisMonth', now)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('thisYear', now)).toEqual({ from: '2026-01-01', to: '2026-12-31' })
})

test('days become instants and are read back, the last day to its end', () => {
  const [from, to] = conditionsOf('createdAt', { from: '2026-03-29', to: '2026-03-29' })
  expect(from).toEqual({ field: 'createdAt', op: 'gte', value: new Date(2026, 2, 29).toISOString() })
  expect(to).toEqual({ field: 'createdAt', op: 'lt', value: new Date(2026, 2, 30).toISOString() })
  for (const preset of presets) {
    expect(presetOf(rangeOf(conditionsOf('createdAt', daysOf(preset, now))), now)).toBe(preset)
  }
  expect(rangeOf(conditionsOf('createdAt', { to: '2026-01-31' }))).toEqual({ from: undefined, to: '2026-01-31' })
})
