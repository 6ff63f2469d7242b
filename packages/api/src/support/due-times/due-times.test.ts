import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00Z`)
const iso = (text: string) => at(text).toISOString()

/** A Wednesday; default hours are 9:00 to 12:30 and 13:00 to 17:00 UTC. */
let clock = at('2026-11-25 09:00')
let testApp: TestApp
let owner: Client
let support: Client

/** Advances the clock and runs the periodic work on two servers at the same time. */
const later = async (text: string) => {
  clock = at(text)
  testApp.resume()
  testApp.resume()
  await testApp.idle()
  expect(testApp.logged).toEqual([])
}

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
})
beforeEach(async () => {
  clock = at('2026-11-25 09:00')
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  support = clientOf(await testApp.as('misaki.sato@quarterdeck.test'))
})
afterAll(() => testApp.close())

const create = async (draft: object): Promise<Json> =>
  (await owner.post('/tickets', { subject: 'Where is it?', ...draft })).json.ticket
const change = async (id: number, patch: object): Promise<Json> =>
  (await owner.put(`/tickets?id=${id}`, patch)).json.ticket
const read = async (id: number): Promise<Json> => (await owner.get(`/tickets?id=${id}`)).json
const settle = async (patch: object) =>
  owner.put('/support/settings', { ...(await owner.get('/support/settings')).json, ...patch })
const me = async (client: Client): Promise<number> => (await client.get('/me')).json.id
const told = async (client: Client, ticket: number): Promise<string[]> => {
  const { notices } = (await client.get('/notices')).json
  return notices
    .filter(({ data, event }: Json) => data.ticket === ticket && /^ticket_(due|missed)$/.test(event))
    .map(({ event, data }: Json) => `${event} ${data.goal}`)
    .toReversed()
}

describe('a ticket', () => {
  test('says from the moment that it is there when a reply is due, and that it is solved', async () => {
    expect(await create({ priority: 'High' })).toMatchObject({
      firstReplyDueAt: iso('2026-11-25 11:00'),
      nextReplyDueAt: null,
      solveDueAt: iso('2026-11-26 17:00'),
      dueAt: iso('2026-11-25 11:00'),
      warnAt: iso('2026-11-25 10:30'),
    })
  })

  test('is due otherwise at once where its priority changes, one by one and in many at once', async () => {
    const { id } = await create({ priority: 'Low' })
    expect(await change(id, { priority: 'Urgent' })).toMatchObject({ dueAt: iso('2026-11-25 10:00') })
    const action = { type: 'edit', change: { priority: 'High' } }
    const { json } = await owner.post('/plans', { entity: 'tickets', selection: { ids: [String(id)] }, action })
    await owner.post(`/plans/apply?id=${json.id}`)
    await testApp.idle()
    expect(await read(id)).toMatchObject({ priority: 'High', dueAt: iso('2026-11-25 11:00') })
  })

  test('stands still while it is pending, and is given back what was not worked', async () => {
    const { id } = await create({ priority: 'High' })
    clock = at('2026-11-25 10:00')
    expect(await change(id, { status: 'Pending' })).toMatchObject({
      dueAt: null,
      warnAt: null,
      firstReplyDueAt: iso('2026-11-25 11:00'),
    })
    await later('2026-11-27 16:30')
    expect(await told(owner, id)).toEqual([])
    expect(await change(id, { status: 'Open' })).toMatchObject({ dueAt: iso('2026-11-30 09:30') })
    clock = at('2026-11-30 09:10')
    await change(id, { status: 'Closed' })
    clock = at('2026-11-30 10:10')
    expect(await change(id, { status: 'Open' })).toMatchObject({ dueAt: iso('2026-11-30 10:30') })
  })

  test('waits for its next reply from when the customer asked, whatever they write after it', async () => {
    const { id } = await create({ priority: 'High' })
    clock = at('2026-11-25 10:00')
    const reply = await owner.post('/messages', { ticketId: id, body: 'On its way.' })
    expect(reply.json.ticket).toMatchObject({ nextReplyDueAt: null, dueAt: iso('2026-11-26 17:00') })
    clock = at('2026-11-25 16:00')
    const asked = await owner.post('/messages', { ticketId: id, body: 'When?', from: 'customer' })
    expect(asked.json.ticket).toMatchObject({ nextReplyDueAt: iso('2026-11-26 12:00'), dueAt: iso('2026-11-26 12:00') })
    clock = at('2026-11-25 16:30')
    await owner.post('/messages', { ticketId: id, body: 'Well?', from: 'customer' })
    expect(await read(id)).toMatchObject({ nextReplyDueAt: iso('2026-11-26 12:00') })
    await owner.post('/messages', { ticketId: id, body: 'Tomorrow.' })
    expect(await read(id)).toMatchObject({ nextReplyDueAt: null, firstReplyDueAt: iso('2026-11-25 11:00') })
  })

  test('is due anew where the settings change, unless it is closed', async () => {
    const [open, closed] = [await create({ priority: 'High' }), await create({ priority: 'High' })]
    await change(closed.id, { status: 'Closed' })
    const goals = { ...(await owner.get('/support/settings')).json.goals }
    await settle({ goals: { ...goals, High: { firstReply: 30, nextReply: 30, solve: 60 } } })
    await later('2026-11-25 09:01')
    expect(await read(open.id)).toMatchObject({ firstReplyDueAt: iso('2026-11-25 09:30'), version: open.version })
    expect(await read(closed.id)).toMatchObject({ firstReplyDueAt: iso('2026-11-25 11:00') })
  })

  test('goes back to when it was due where a change of its priority is taken back', async () => {
    const { id } = await create({ priority: 'Low' })
    const { headers } = await owner.put(`/tickets?id=${id}`, { priority: 'Urgent' })
    await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
    await later('2026-11-25 09:01')
    expect(await read(id)).toMatchObject({ firstReplyDueAt: iso('2026-11-26 17:00') })
  })
})

describe('somebody is told', () => {
  test('once that it comes near and once that it was missed, whoever looks how often; a pause says it anew', async () => {
    const { id } = await create({ priority: 'High', assigneeId: await me(support) })
    await later('2026-11-25 10:29')
    expect(await told(support, id)).toEqual([])
    await later('2026-11-25 10:30')
    await later('2026-11-25 10:31')
    expect(await told(support, id)).toEqual(['ticket_due firstReply'])
    await later('2026-11-25 11:00')
    await later('2026-11-25 11:01')
    expect(await told(support, id)).toEqual(['ticket_due firstReply', 'ticket_missed firstReply'])
    expect(await told(owner, id)).toEqual([])
    await change(id, { status: 'Pending' })
    await later('2026-11-25 12:00')
    await change(id, { status: 'Open' })
    await later('2026-11-25 12:10')
    expect(await told(support, id)).toHaveLength(2)
  })

  test('in the team, where nobody sees to it, and everybody who may where there is none', async () => {
    await settle({ teams: [team('Shipping', [await me(support)], 'manual')] })
    const [shipping, none] = [await create({ priority: 'Urgent', teamId: 1 }), await create({ priority: 'Urgent' })]
    await later('2026-11-25 09:30')
    expect([await told(support, shipping.id), await told(owner, shipping.id)]).toEqual([['ticket_due firstReply'], []])
    expect([await told(support, none.id), await told(owner, none.id)]).toEqual([
      ['ticket_due firstReply'],
      ['ticket_due firstReply'],
    ])
  })

  test('of what was missed long before anybody looked, nobody is', async () => {
    const { id } = await create({ priority: 'Urgent' })
    await later('2026-11-27 09:00')
    expect(await told(owner, id)).toEqual([])
    expect(await read(id)).toMatchObject({ dueAt: iso('2026-11-25 10:00') })
  })
})

const team = (name: string, members: readonly number[], rule: string) => ({
  id: null,
  name,
  members,
  rule,
  hours: null,
  isActive: true,
})

describe('a team gives its tickets', () => {
  test('to each in turn, or to whoever has the fewest', async () => {
    const [one, two] = [await me(owner), await me(support)]
    await settle({ teams: [team('In turn', [one, two], 'roundRobin'), team('Fewest', [one, two], 'leastLoaded')] })
    const given: (number | null)[] = []
    for (let times = 0; times < 4; times++) given.push((await create({ teamId: 1 })).assigneeId)
    expect(given).toEqual([one, two, one, two])
    const { id } = await create({ assigneeId: one })
    expect((await create({ teamId: 2 })).assigneeId).toBe(two)
    await change(id, { status: 'Closed' })
    expect((await create({ teamId: 2 })).assigneeId).toBe(one)
  })

  test('where it is set, unless somebody was chosen along with it or is of the team already', async () => {
    const [one, two] = [await me(owner), await me(support)]
    await settle({ teams: [team('Shipping', [two], 'roundRobin')] })
    const free = await create({})
    expect(await change(free.id, { teamId: 1 })).toMatchObject({ assigneeId: two, assignee: { id: two } })
    const other = await create({})
    expect((await change(other.id, { teamId: 1, assigneeId: one })).assigneeId).toBe(one)
    const undone = await owner.put(`/tickets?id=${(await create({ assigneeId: one })).id}`, { teamId: 1 })
    expect(undone.json.ticket.assigneeId).toBe(two)
    await owner.post('/changes/undo', { batch: undone.headers.get('x-change-batch') })
    expect(await read(undone.json.ticket.id)).toMatchObject({ assigneeId: one, teamId: null })
  })

  test('to nobody who cannot sign in any longer, and none at all once it is not active', async () => {
    const two = await me(support)
    await settle({ teams: [team('Shipping', [two], 'roundRobin')] })
    await owner.put(`/users?id=${two}`, { status: 'Banned' })
    expect((await create({ teamId: 1 })).assigneeId).toBe(null)
    const [kept] = (await owner.get('/support/settings')).json.teams
    await settle({ teams: [{ ...kept, isActive: false }] })
    const refused = await owner.post('/tickets', { subject: 'Hello', teamId: 1 })
    expect([refused.status, refused.json.fields]).toMatchObject([422, { teamId: { code: 'unknown_record' } }])
    expect((await owner.post('/tickets', { subject: 'Hello', teamId: 9 })).status).toBe(422)
  })
})
