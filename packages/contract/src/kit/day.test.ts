import { expect, test } from 'vitest'
import { dayOf, instantToDay, localDayToInstant, readSentDay } from './day.ts'

test('a day is that of the zone, at any hour', () => {
  const at = new Date('2026-11-25T23:23:00Z')
  const days = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => dayOf(at, zone))
  expect(days).toEqual(['2026-11-25', '2026-11-26', '2026-11-25', '2026-11-26'])
})

test('is kept as the instant itself where that is the same day in UTC, else as the noon of the day', () => {
  const at = new Date('2026-11-25T23:23:00Z')
  expect(localDayToInstant(at, 'UTC')).toBe(at)
  expect(localDayToInstant(at, 'America/New_York')).toBe(at)
  expect(localDayToInstant(at, 'Europe/Berlin').toISOString()).toBe('2026-11-26T12:00:00.000Z')
})

test('a day that was sent as one stays that day in every zone, and all of them are read as they were kept', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const sent of ['2026-11-25', '2026-11-25T00:00:00.000Z', '2026-11-25T12:00:00.000Z']) {
      expect([zone, instantToDay(readSentDay(sent, zone))]).toEqual([zone, '2026-11-25'])
    }
    const at = new Date('2026-03-29T01:30:00Z')
    expect([zone, instantToDay(readSentDay(at.toISOString(), zone))]).toEqual([zone, dayOf(at, zone)])
  }
})
