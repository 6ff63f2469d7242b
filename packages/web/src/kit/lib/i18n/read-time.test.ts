import { afterEach, expect, test } from 'vitest'
import { prefer, preferences } from './preferences.ts'
import { formatTime, parseTime } from './read-time.ts'

const before = preferences()
afterEach(() => prefer(before))

test('a time is written and read as in each language, by either clock', () => {
  for (const clock of ['auto', '12', '24'] as const) {
    prefer({ ...before, clock })
    for (const locale of ['en', 'de', 'es', 'ja'] as const)
      for (const time of ['00:05', '09:30', '12:00', '21:30']) expect(parseTime(formatTime(locale, time))).toBe(time)
  }
  prefer({ ...before, clock: 'auto' })
  expect(formatTime('en', '21:30')).toMatch(/^9:30\sPM$/)
  expect(formatTime('de', '21:30')).toBe('21:30')
})

test('it is read as people type it, or not at all', () => {
  for (const text of ['21:30', '2130', '21.30 Uhr', '9:30 pm', '9:30p.m.', '午後9時30分', '21 30', '２１：３０'])
    expect(parseTime(text)).toBe('21:30')
  expect([parseTime('9'), parseTime('9 am'), parseTime('12 AM'), parseTime('930')]).toEqual([
    ...['09:00', '09:00', '00:00', '09:30'],
  ])
  for (const text of ['', 'noon', '24:00', '9:3', '13 pm', '9:60', '1:2:3']) expect(parseTime(text)).toBeUndefined()
})
