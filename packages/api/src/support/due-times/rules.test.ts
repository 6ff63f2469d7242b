import { expect, test } from 'vitest'
import { defaults } from '../settings/defaults.ts'
import { alertAt, alertsOf, dueTimes, type SentAlerts, type TicketFacts } from './rules.ts'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00Z`)
const iso = (text: string) => at(text).toISOString()

/** A Wednesday; default hours are 9:00 to 12:30 and 13:00 to 17:00 UTC, on weekdays. */
const ticket: TicketFacts = {
  status: 'Open',
  priority: 'High',
  teamId: null,
  createdAt: at('2026-11-25 09:00'),
  firstRepliedAt: null,
  firstReplyDueAt: null,
  askedAt: null,
  pauses: [],
}
const times = (change: Partial<TicketFacts>, settings = defaults) => {
  const { stored } = dueTimes(settings, { ...ticket, ...change })
  return Object.fromEntries(Object.entries(stored).map(([name, due]) => [name, due?.toISOString() ?? null]))
}

test('a ticket is due by its priority: a reply, and that it is solved', () => {
  expect(times({})).toEqual({
    firstReplyDueAt: iso('2026-11-25 11:00'),
    nextReplyDueAt: null,
    solveDueAt: iso('2026-11-26 17:00'),
    dueAt: iso('2026-11-25 11:00'),
    warnAt: iso('2026-11-25 10:30'),
  })
  expect(times({ priority: 'Urgent' })).toMatchObject({
    dueAt: iso('2026-11-25 10:00'),
    warnAt: iso('2026-11-25 09:30'),
  })
  expect(times({ priority: 'Low' })).toMatchObject({ solveDueAt: iso('2026-12-08 17:00') })
})

test('a team has hours of its own', () => {
  const night = { from: '22:00', to: '06:00' }
  const hours = { timeZone: 'UTC', week: [[], [], [night], [], [], [], []], holidays: [] }
  const teams = [{ id: 7, name: 'Nights', members: [], rule: 'manual' as const, hours, isActive: true }]
  const settings = { ...defaults, teams }
  expect(times({ teamId: 7 }, settings as never)).toMatchObject({ firstReplyDueAt: iso('2026-11-26 00:00') })
  expect(times({ teamId: 8 }, settings as never)).toMatchObject({ firstReplyDueAt: iso('2026-11-25 11:00') })
})

test('once it was replied to, the next reply is due from when the customer asked, and the first is judged as it was', () => {
  const replied = { firstRepliedAt: at('2026-11-25 10:00'), firstReplyDueAt: at('2026-11-25 11:00') }
  expect(times(replied)).toMatchObject({ nextReplyDueAt: null, dueAt: iso('2026-11-26 17:00') })
  expect(times({ ...replied, askedAt: at('2026-11-25 16:00') })).toMatchObject({
    nextReplyDueAt: iso('2026-11-26 12:00'),
    dueAt: iso('2026-11-26 12:00'),
  })
  expect(times({ ...replied, priority: 'Urgent' })).toMatchObject({ firstReplyDueAt: iso('2026-11-25 11:00') })
})

test('while it is pending nothing is waited for, and what was not worked in the pause is given back', () => {
  const paused = { from: at('2026-11-25 10:00'), to: null }
  expect(times({ status: 'Pending', pauses: [paused] })).toMatchObject({
    firstReplyDueAt: iso('2026-11-25 11:00'),
    dueAt: null,
    warnAt: null,
  })
  const over = { from: at('2026-11-25 10:00'), to: at('2026-11-25 14:00') }
  expect(times({ pauses: [over] })).toMatchObject({
    firstReplyDueAt: iso('2026-11-25 15:00'),
    solveDueAt: iso('2026-11-27 12:30'),
  })
  expect(times({ status: 'Closed', pauses: [paused] })).toMatchObject({ dueAt: null })
})

test('what has no goal is not due', () => {
  const none = { firstReply: null, nextReply: null, solve: null }
  const settings = { ...defaults, goals: { ...defaults.goals, High: none } }
  expect(times({}, settings)).toEqual({
    firstReplyDueAt: null,
    nextReplyDueAt: null,
    solveDueAt: null,
    dueAt: null,
    warnAt: null,
  })
})

test('each goal is told of twice: when it is near, and when it was missed; of another time again, of an old one never', () => {
  const { waited } = dueTimes(defaults, ticket)
  const look = (moment: string, told: SentAlerts, dues = waited) => {
    const then = alertsOf(dues, told, at(moment))
    const news = then.news.map(({ goal, isMissed }) => [goal, isMissed])
    return { told: then.sent, news, next: alertAt(dues, then.sent) }
  }
  expect(look('2026-11-25 10:29', {})).toMatchObject({ news: [], next: at('2026-11-25 10:30') })
  const near = look('2026-11-25 10:30', {})
  expect(near).toMatchObject({ news: [['firstReply', false]], next: at('2026-11-25 11:00') })
  expect(look('2026-11-25 10:59', near.told).news).toEqual([])
  const missed = look('2026-11-25 11:00', near.told)
  expect(missed).toMatchObject({ news: [['firstReply', true]], next: at('2026-11-26 16:30') })
  expect(look('2026-11-25 16:00', missed.told).news).toEqual([])

  const later = dueTimes(defaults, {
    ...ticket,
    pauses: [{ from: at('2026-11-25 10:00'), to: at('2026-11-25 12:00') }],
  })
  expect(look('2026-11-25 12:30', missed.told, later.waited).news).toEqual([['firstReply', false]])
  // After days without a check, goals missed within a day are reported as missed only.
  expect(look('2026-11-26 09:00', {}).news).toEqual([['firstReply', true]])
  expect(look('2026-12-24 09:00', {}).news).toEqual([])
})
