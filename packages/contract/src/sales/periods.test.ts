import { expect, test } from 'vitest'
import { replacePeriods } from './periods.ts'

test('a text says the month and the year of its day, and those beside it, in its language', () => {
  expect(replacePeriods('Rent {month} {year}', '2026-12-31', 'en')).toBe('Rent December 2026')
  expect(replacePeriods('{lastPeriod} / {period} / {nextPeriod}', '2026-01-31', 'de')).toBe(
    'Dezember 2025 / Januar 2026 / Februar 2026',
  )
  expect(replacePeriods('{period}分', '2026-12-01', 'ja')).toBe('2026年12月分')
})

test('what is no name of a period stays as it was written', () => {
  expect(replacePeriods('{Month} {constructor} {} {month', '2026-12-31', 'en')).toBe('{Month} {constructor} {} {month')
})
