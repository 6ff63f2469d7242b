import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { frameOf, frameOfCard, readAddress } from './address.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T23:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a range ends today where the clocks go, and begins as its name says', () => {
  const daysOf = (range: string, zone = 'UTC') => {
    const { from, to } = frameOf(readAddress({ range, zone }), 'UTC')
    return [from, to]
  }
  expect(daysOf('today')).toEqual(['2026-11-26', '2026-11-26'])
  expect(daysOf('today', 'Asia/Tokyo')).toEqual(['2026-11-27', '2026-11-27'])
  expect(daysOf('7d')).toEqual(['2026-11-20', '2026-11-26'])
  expect(daysOf('30d')).toEqual(['2026-10-28', '2026-11-26'])
  expect(daysOf('month')).toEqual(['2026-11-01', '2026-11-26'])
  expect(daysOf('quarter')).toEqual(['2026-10-01', '2026-11-26'])
  expect(daysOf('year')).toEqual(['2026-01-01', '2026-11-26'])
})

test('a card has days of its own', () => {
  const frame = frameOf({ zone: 'Asia/Tokyo' }, 'UTC')
  expect(frameOfCard(frame, undefined)).toBe(frame)
  expect(frameOfCard(frame, 'wholeMonth')).toMatchObject({ from: '2026-11-01', to: '2026-11-30', against: 'none' })
  expect(frameOfCard(frame, 'twelveMonths')).toMatchObject({ from: '2025-12-01', to: '2026-11-27' })
  expect(frameOfCard(frame, 'next13Weeks')).toMatchObject({ from: '2026-11-27', to: '2027-02-25', against: 'none' })
})

test('an address that makes no sense is the usual one', () => {
  const usual = frameOf({}, 'Europe/Berlin')
  expect(usual).toMatchObject({ range: '30d', against: 'previous', zone: 'Europe/Berlin' })
  const senseless: readonly SearchParams[] = [
    { range: 'forever', against: 'hope', zone: 'Mars/Base' },
    { range: 'custom', from: '2026-11-05', to: '2026-11-01' },
    { range: 'custom', from: 'soon' },
  ]
  for (const search of senseless) expect(frameOf(readAddress(search), 'Europe/Berlin')).toEqual(usual)
  expect(frameOf(readAddress({ range: 'custom', from: '2026-01-05', to: '2026-02-01' }), 'UTC')).toMatchObject({
    from: '2026-01-05',
    to: '2026-02-01',
  })
})
