import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import { expect, test } from 'vitest'
import { defaultSettings, mailTime, nextDigest, waysFor } from './rules.ts'

const night: NoticeSettings = {
  ...defaultSettings,
  quiet: { from: '22:00', to: '07:00' },
  digestAt: '09:30',
  timeZone: 'America/New_York',
}
const at = (iso: string) => new Date(iso)

test.each([
  ['in the middle of the night', '2026-11-21T08:00:00Z', '2026-11-21T12:00:00Z'],
  ['late in the evening', '2026-11-22T03:30:20Z', '2026-11-22T12:00:00Z'],
  ['in the night in which the clocks go back', '2026-11-01T04:00:00Z', '2026-11-01T12:00:00Z'],
  ['in the night in which the clocks go forward', '2026-03-08T05:00:00Z', '2026-03-08T11:00:00Z'],
  ['during the day', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z'],
  ['the minute that the quiet hours end', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
])('what comes %s goes out when people are up', (_, now, due) => {
  expect(mailTime(at(now), night, 'mentioned')).toEqual(at(due))
})

test('what is about security does not wait, and cannot be turned off', () => {
  const now = at('2026-11-21T08:00:00Z')
  expect(mailTime(now, night, 'password_changed')).toEqual(now)
  const channels = { password_changed: { product: false, mail: false, digest: false } }
  expect(waysFor({ ...night, channels }, 'password_changed')).toMatchObject({ product: true, mail: true })
})

test('the digest comes at the next such time of day', () => {
  expect(nextDigest(at('2026-11-21T08:00:00Z'), night)).toEqual(at('2026-11-21T14:30:00Z'))
  expect(nextDigest(at('2026-11-21T14:30:10Z'), night)).toEqual(at('2026-11-22T14:30:00Z'))
})
