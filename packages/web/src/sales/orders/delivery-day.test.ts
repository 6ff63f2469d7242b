import { afterEach, expect, test, vi } from 'vitest'
import { localDayOf } from '../../kit/lib/i18n/zone.ts'
import { deliveryInstant } from './delivery-day.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a day of delivery is its noon, today is now, and nothing is delivered before it was ordered', () => {
  const now = new Date(2026, 10, 21, 9, 30)
  vi.useFakeTimers({ now })
  expect(deliveryInstant('2026-11-20')).toBe(new Date(2026, 10, 20, 12).toISOString())
  expect(deliveryInstant('2026-11-21')).toBe(now.toISOString())

  const late = new Date(2026, 10, 20, 18, 5).toISOString()
  expect(deliveryInstant('2026-11-20', late)).toBe(late)
  expect(deliveryInstant('2026-11-19', late)).toBe(new Date(2026, 10, 19, 12).toISOString())
  expect(localDayOf(late)).toBe('2026-11-20')
  expect(localDayOf(null)).toBe('')
})
