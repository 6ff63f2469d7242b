import { expect, test } from 'vitest'
import { formatDay, parseDay } from './read-day.ts'

test('a day is written and read as in each language', () => {
  for (const [locale, written] of [
    ['en', '12/05/2026'],
    ['de', '05.12.2026'],
    ['es', '05/12/2026'],
    ['ja', '2026/12/05'],
  ] as const) {
    expect(formatDay(locale, '2026-12-05')).toBe(written)
    expect(parseDay(locale, written, 2026)).toBe('2026-12-05')
  }
})

test('it is read with any signs, with the year first, in two figures, or not at all', () => {
  for (const text of ['2026-12-05', '5.12.26', '05 12 2026', '5. 12.', '5-12'])
    expect(parseDay('de', text, 2026)).toBe('2026-12-05')
  expect(parseDay('en', '12/5', 2027)).toBe('2027-12-05')
})

test('what is no day is none', () => {
  for (const text of ['', '5', '31.2.2026', '12/24/2026', 'tomorrow', '1.2.3.4'])
    expect(parseDay('de', text, 2026)).toBeUndefined()
  expect(formatDay('de', '')).toBe('')
})
