import { describe, expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const readSettings = async (client: Client): Promise<Json> => (await client.get('/support/settings')).json

export const supportSettingsUpdate: UpdateExample = {
  read: readSettings,
  change: [{ warnMinutes: 45 }, { warnMinutes: 50 }],
}

const team = (name: string, members: readonly number[], change: object = {}) => ({
  id: null,
  name,
  members,
  rule: 'roundRobin',
  hours: null,
  isActive: true,
  ...change,
})

/** Changes some of the current settings. */
const settle = async (client: Client, change: object) =>
  client.put('/support/settings', { ...(await readSettings(client)), ...change })

export const supportSettingsTests = ({ as }: Given): Tests<'supportSettings'> => {
  const idOf = async (role: Parameters<typeof emailOf>[0]): Promise<number> => {
    const people: Json[] = (await (await as('owner')).get('/users')).json
    return people.find(({ email }) => email === emailOf(role))?.id
  }
  return {
    read: () => {
      test('says when people work, what is due when, and that there are no teams yet', async () => {
        const { status, json, headers } = await (await as('viewer')).get('/support/settings')
        expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^"0-/)])
        expect(json).toMatchObject({ hours: { timeZone: 'UTC', holidays: [] }, warnMinutes: 30, teams: [] })
        expect(json.hours.week.map((shifts: Json[]) => shifts.length)).toEqual([2, 2, 2, 2, 2, 0, 0])
        expect(json.goals.Urgent).toEqual({ firstReply: 60, nextReply: 60, solve: 450 })
      })
    },

    change: () => {
      test('keeps what it is sent, for those who may', async () => {
        const manager = await as('manager')
        const hours = {
          timeZone: 'Asia/Tokyo',
          week: [[{ from: '22:00', to: '06:00' }], [], [], [], [], [], [{ from: '00:00', to: '24:00' }]],
          holidays: [{ date: '2026-12-31', name: 'The last day', yearly: true }],
        }
        const goals = { ...(await readSettings(manager)).goals, Low: { firstReply: 600, nextReply: null, solve: null } }
        const { status, json } = await settle(manager, { hours, goals, warnMinutes: 10 })
        expect([status, json]).toMatchObject([200, { hours, goals, warnMinutes: 10, version: 1 }])
        expect(await readSettings(await as('viewer'))).toEqual(json)
        const refused = await settle(await as('support'), { warnMinutes: 20 })
        expect([refused.status, refused.json.needs]).toEqual([403, 'support:write'])
      })

      test('numbers new teams, and keeps the numbers of those that are there', async () => {
        const owner = await as('owner')
        const [one, two] = [await idOf('support'), await idOf('manager')]
        const first = await settle(owner, { teams: [team('Billing', [one]), team('Shipping', [one, two])] })
        expect(first.json.teams).toMatchObject([
          { id: 1, name: 'Billing', members: [one], rule: 'roundRobin' },
          { id: 2, name: 'Shipping', members: [one, two] },
        ])
        const [billing, shipping] = first.json.teams
        const next = await settle(owner, {
          teams: [{ ...shipping, rule: 'leastLoaded' }, team('Returns', []), { ...billing, isActive: false }],
        })
        expect(next.json.teams).toMatchObject([
          { id: 2, rule: 'leastLoaded' },
          { id: 3, name: 'Returns' },
          { id: 1, isActive: false },
        ])
      })

      test('is not written over by somebody who saw others, a team that came meanwhile neither', async () => {
        const owner = await as('owner')
        const seen = await readSettings(owner)
        const { json } = await settle(owner, { teams: [team('Billing', [])] })
        const late = await owner.put('/support/settings', { ...seen, warnMinutes: 20 })
        expect([late.status, late.json.code, late.json.current]).toEqual([409, 'conflict', json])
      })

      test('refuses a member who cannot sign in or answer tickets, and lets one stay who no longer can', async () => {
        const owner = await as('owner')
        const people: Json[] = (await owner.get('/users')).json
        const banned = people.find(({ status }) => status === 'Banned')?.id
        const member = await idOf('support')
        for (const id of [banned, await idOf('viewer'), 999_999]) {
          const { status, json } = await settle(owner, { teams: [team('Billing', [member, id])] })
          expect([status, json.fields]).toMatchObject([422, { 'teams.0.members.1': { code: 'unknown_record' } }])
        }
        const { json } = await settle(owner, { teams: [team('Billing', [member])] })
        await owner.put(`/users?id=${member}`, { status: 'Banned' })
        expect((await settle(owner, { warnMinutes: 25 })).status).toBe(200)
        const moved = await settle(owner, { teams: [...json.teams, team('Shipping', [member])] })
        expect(moved.json.fields).toMatchObject({ 'teams.1.members.0': { code: 'unknown_record' } })
      })

      test('refuses teams that are left out, unknown, there twice or called alike', async () => {
        const owner = await as('owner')
        const { teams } = (await settle(owner, { teams: [team('Billing', []), team('Shipping', [])] })).json
        const fieldsOf = async (...wanted: object[]) => (await settle(owner, { teams: wanted })).json.fields
        expect(await fieldsOf(teams[0])).toMatchObject({ teams: { code: 'required' } })
        expect(await fieldsOf(...teams, { ...teams[0], id: 9, name: 'Nine' })).toMatchObject({
          'teams.2.id': { code: 'unknown_record' },
        })
        expect(await fieldsOf(...teams, { ...teams[0], name: 'Again' })).toMatchObject({
          'teams.2.id': { code: 'taken' },
        })
        expect(await fieldsOf(...teams, team('billing', []))).toMatchObject({ 'teams.2.name': { code: 'taken' } })
      })

      describe('refuses what cannot be, and changes nothing', () => {
        const week = (...shifts: readonly (readonly [from: string, to: string])[]) => ({
          hours: {
            timeZone: 'UTC',
            holidays: [],
            week: [shifts.map(([from, to]) => ({ from, to })), [], [], [], [], [], []],
          },
        })
        const goals = (firstReply: unknown) => async (client: Client) => ({
          goals: { ...(await readSettings(client)).goals, High: { firstReply, nextReply: 60, solve: 60 } },
        })
        const hours = (change: object) => async (client: Client) => ({
          hours: { ...(await readSettings(client)).hours, ...change },
        })
        const as422: readonly (readonly [string, object | ((client: Client) => Promise<object>), string, string])[] = [
          ['a zone that is none', hours({ timeZone: 'Europe/Atlantis' }), 'hours.timeZone', 'time_zone'],
          ['a week in which nobody works', week(), 'hours.week', 'required'],
          ['shifts that overlap', week(['09:00', '13:00'], ['12:00', '17:00']), 'hours.week.0.1.from', 'invalid'],
          ['a shift of no time', week(['09:00', '09:00']), 'hours.week.0.0.to', 'invalid'],
          [
            'a holiday that is no day',
            hours({ holidays: [{ date: '2027-02-29', name: 'A', yearly: false }] }),
            'hours.holidays.0.date',
            'date',
          ],
          ['a time below zero', goals(-5), 'goals.High.firstReply', 'too_small'],
          ['no time at all', goals(0), 'goals.High.firstReply', 'too_small'],
          ['more than a thousand hours', goals(60_001), 'goals.High.firstReply', 'too_big'],
          ['half a minute', goals(1.5), 'goals.High.firstReply', 'whole'],
          ['no warning', { warnMinutes: 0 }, 'warnMinutes', 'too_small'],
          ['a rule that is none', { teams: [team('A', [], { rule: 'loudest' })] }, 'teams.0.rule', 'choice'],
          ['a member twice', { teams: [team('A', [1, 1])] }, 'teams.0.members', 'taken'],
          ['a team without a name', { teams: [team(' ', [])] }, 'teams.0.name', 'required'],
        ]
        test.each(as422)('%s', async (_, change, field, code) => {
          const owner = await as('owner')
          const before = await readSettings(owner)
          const { status, json } = await settle(owner, typeof change === 'function' ? await change(owner) : change)
          expect([status, json.fields]).toMatchObject([422, { [field]: { code } }])
          expect(await readSettings(owner)).toEqual(before)
        })
      })
    },
  }
}
