import { afterEach, expect, test } from 'vitest'
import { formats } from './formats.ts'
import { type Preferences, prefer, preferences } from './preferences.ts'
import { fromLocalDate, toLocalDate } from './zone.ts'

const usual = preferences()
afterEach(() => prefer(usual))
const like = (change: Partial<Preferences>) => prefer({ ...usual, ...change })
const at = '2026-11-21T21:50:00.123Z'
const plain = (text: string) => text.replace(/\s/g, ' ')

test('days and times are those of the person’s time zone', () => {
  like({ timeZone: 'Asia/Tokyo' })
  expect(formats('en').date(at)).toBe('Nov 22, 2026')
  expect(plain(formats('en').instant(at))).toBe('Sunday, November 22, 2026 at 6:50 AM')
  expect(formats('en').dayOf(at)).toBe('Sunday, November 22, 2026')
  like({ timeZone: 'America/New_York' })
  expect(plain(formats('en').time(at))).toBe('4:50 PM')
  expect(formats('en').day('2026-11-21')).toBe('Saturday, November 21, 2026')
})

test('dates, hours and numbers are written as the person wants, in every language', () => {
  like({ timeZone: 'UTC', dateFormat: 'iso', clock: '24', numberFormat: 'apostrophe' })
  const { date, instant, number, days } = formats('en')
  expect([date(at), instant(at), number(1234567.5)]).toEqual(['2026-11-21', '2026-11-21 21:50', "1'234'567.5"])
  expect(days('2026-11-01', '2026-11-21')).toBe('2026-11-01 – 2026-11-21')
  like({ timeZone: 'UTC', dateFormat: 'slashes', clock: '12', numberFormat: 'point' })
  expect(plain(formats('ja').instant(at))).toBe('21/11/2026 午後9:50')
  expect(plain(formats('en').money(1234.5))).toBe('1.234,50 $')
})

test('a day there begins at its midnight there, whatever the clocks do', () => {
  like({ timeZone: 'America/New_York' })
  expect(fromLocalDate(new Date(2026, 10, 21)).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  expect(fromLocalDate(new Date(2026, 10, 1)).toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect(fromLocalDate(new Date(2026, 10, 2)).toISOString()).toBe('2026-11-02T05:00:00.000Z')
  const shown = toLocalDate(new Date(at))
  expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([21, 16, 50])
  expect(fromLocalDate(shown).toISOString()).toBe(at)
})

test('how long ago is told by days of the calendar there, and larger units are counted', () => {
  like({ timeZone: 'UTC' })
  const now = Date.parse('2026-11-22T16:20:00Z')
  const ago = (iso: string) => formats('en').ago(iso, now)
  expect(ago('2026-11-20T19:12:00Z')).toBe('2 days ago')
  expect(ago('2026-11-21T15:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-21T20:00:00Z')).toBe('20 hours ago')
  expect(ago('2026-11-09T20:00:00Z')).toBe('1 week ago')
  expect(ago('2024-12-31T20:00:00Z')).toBe('1 year ago')
  expect(ago('2026-11-22T16:20:00Z')).toBe('now')
  like({ timeZone: 'Asia/Tokyo' })
  expect(ago('2026-11-21T15:00:00Z')).toBe('yesterday')
  expect(ago('2026-11-21T14:00:00Z')).toBe('2 days ago')
})

test('a span that has not begun yet is none, and never less', () => {
  const now = Date.parse('2026-11-22T16:20:00Z')
  for (const locale of ['en', 'es', 'de', 'ja'] as const)
    for (const iso of ['2026-11-22T16:20:00Z', '2026-11-22T16:20:40Z'])
      expect(formats(locale).span(iso, now)).not.toMatch(/[-−]/)
  expect(formats('en').span('2026-11-22T16:20:40Z', now)).toBe('0 sec')
})
