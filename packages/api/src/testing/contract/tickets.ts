import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const ticketUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/tickets?id=3')).json,
  change: [{ subject: 'One', userId: 5 }, { subject: 'Two' }],
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Returns tickets with all their fields but versions and times. */
const rowsOf = async (client: Client, ids: readonly number[]): Promise<Json[]> => {
  const { json } = await client.get(`/tickets?${ids.map((id) => `ids=${id}`).join('&')}&sort=id`)
  return json.map(({ version: _, updatedAt: _at, ...ticket }: Json) => ticket)
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, each) => all + each, 0)

export const ticketTests = ({ as }: Given): Tests<'tickets'> => ({
  list: () => {
    test('answers all tickets with their users, or null', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/tickets')
      const people = new Map((await viewer.get('/users')).json.map((user: { id: number }) => [user.id, user]))
      expect(json).toHaveLength(20)
      for (const ticket of json) expect(ticket.user).toEqual(people.get(ticket.userId) ?? null)
      expect(json.some(({ user }: { user: unknown }) => user === null)).toBe(true)
    })

    test('filters and searches', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/tickets')).json
      expect((await viewer.get('/tickets?status=open')).json).toEqual(
        all.filter(({ status }: { status: string }) => status === 'Open'),
      )
      const word = all[0].subject.split(' ')[0]
      expect((await viewer.get(`/tickets?q=${encodeURIComponent(word)}`)).json).toContainEqual(all[0])
    })
  },

  read: () => {
    test('answers one ticket with its user', async () => {
      const { json } = await (await as('viewer')).get('/tickets?id=1')
      expect(json).toMatchObject({ id: 1, user: { id: json.userId } })
    })
  },

  create: () => {
    test('creates a ticket with an image and a createAt date, and counts it', async () => {
      const support = await as('support')
      const { status, json } = await support.post('/tickets', {
        userId: '4',
        subject: 'The door squeaks',
        describe: 'All day',
      })
      expect(status).toBe(201)
      expect(json.ticket).toMatchObject({
        id: 21,
        userId: 4,
        subject: 'The door squeaks',
        status: 'Open',
        user: { id: 4 },
      })
      expect(json.ticket.image).not.toBe('')
      expect(json.ticket.createAt).toBe(json.ticket.createdAt)
      expect((await support.get('/tickets/summary')).json[0].totalOrder).toBe(91)
    })

    test.each([
      [{}, 'subject', 'required'],
      [{ subject: 'x', status: 'Lost' }, 'status', 'choice'],
      [{ subject: 'x', userId: 99 }, 'userId', 'unknown_record'],
      [{ subject: 'x'.repeat(201) }, 'subject', 'too_long'],
    ])('refuses %j', async (draft, field, code) => {
      const { status, json } = await (await as('support')).post('/tickets', draft)
      expect([status, json.fields[field].code]).toEqual([422, code])
    })
  },

  update: () => {
    test('changes what is sent', async () => {
      const { json } = await (await as('support')).put('/tickets?id=2', { status: 'closed', userId: null })
      expect(json.ticket).toMatchObject({ id: 2, status: 'Closed', userId: null, user: null, version: 2 })
    })

    test('gives it to somebody who may see to tickets, who hears of it', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const assigneeId = (await support.get('/me')).json.id
      const { json } = await manager.put('/tickets?id=13', { assigneeId, priority: 'high', tags: ['abroad', 'new'] })
      expect(json.ticket).toMatchObject({ assignee: { id: assigneeId }, priority: 'High', tags: ['abroad', 'new'] })
      const [notice] = (await support.get('/notices')).json.notices
      expect(notice).toMatchObject({ event: 'ticket_assigned', data: { ticket: 13 } })
      const refused = await manager.put('/tickets?id=13', { assigneeId: 12 })
      expect([refused.status, refused.json.fields.assigneeId.code]).toEqual([422, 'unknown_record'])
    })

    test('knows when it was closed, by itself, in bulk and after an undo', async () => {
      const support = await as('support')
      const closed = await support.put('/tickets?id=13', { status: 'Closed' })
      expect(closed.json.ticket).toMatchObject({ state: 'closed', closedAt: expect.any(String) })
      await support.post('/changes/undo', { batch: closed.headers.get('x-change-batch') })
      expect((await support.get('/tickets?id=13')).json).toMatchObject({ state: 'open', closedAt: null })
      const selection = { ids: ['13', '14'] }
      await support.post('/jobs', {
        entity: 'tickets',
        selection,
        action: { type: 'edit', change: { status: 'Closed' } },
      })
      for (const { closedAt } of (await support.get('/tickets?ids=13&ids=14')).json) expect(closedAt).not.toBeNull()
    })
  },

  remove: () => {
    test('answers the deleted tickets for ids and the ticket for an id', async () => {
      const support = await as('support')
      const several = await support.del('/tickets', { ids: ['1', 2] })
      expect(several.json.ticket.map(({ id }: { id: number }) => id)).toEqual([1, 2])
      expect((await support.del('/tickets?id=3')).json.ticket.id).toBe(3)
      expect((await support.del('/tickets?id=3')).status).toBe(404)
    })
  },

  merge: () => {
    test('closes tickets that go on in another, moves nothing, and is taken back whole', async () => {
      const support = await as('support')
      const [before, thread] = [await rowsOf(support, [1, 13, 14]), (await support.get('/messages')).json]
      const { status, json, headers } = await support.post('/tickets/merge', { into: 13, ids: [1, '14'] })
      expect([status, json.ticket.id, json.ticket.merged]).toEqual([200, 13, [1, 14]])
      for (const ticket of json.merged)
        expect(ticket).toMatchObject({ mergedInto: 13, status: 'Closed', state: 'closed', dueAt: null, warnAt: null })
      expect((await support.get('/messages')).json).toEqual(thread)
      expect((await support.get('/tickets?ids=13&state=open')).json[0]).toMatchObject({ id: 13, merged: [1, 14] })
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await rowsOf(support, [1, 13, 14])).toEqual(before)
    })

    test('leads on from a ticket to the last one, also in files', async () => {
      const support = await as('support')
      await support.post('/tickets/merge', { into: 14, ids: [15] })
      await support.post('/tickets/merge', { into: 13, ids: [14] })
      expect((await support.get('/tickets?id=13')).json.merged).toEqual([14, 15])
      const { text } = await support.get('/tickets/export.csv?ids=13&fields=id,merged')
      expect(text).toContain('[14, 15]')
      const refused = await support.post('/messages', { ticketId: 15, body: 'Hello' })
      expect([refused.status, refused.json.code]).toEqual([409, 'locked'])
    })

    test.each([
      [{ into: 13, ids: [13] }, 'ids.0', 'invalid', "A ticket can't be merged into itself"],
      [{ into: 99, ids: [13] }, 'into', 'unknown_record', 'There is no such ticket'],
      [{ into: 13, ids: [14, 99] }, 'ids.1', 'unknown_record', 'There is no such ticket'],
      [{ into: 13, ids: [2] }, 'ids.0', 'unknown_record', 'There is no such ticket'],
      [{ into: 2, ids: [13] }, 'into', 'unknown_record', 'There is no such ticket'],
      [{ into: 17, ids: [13] }, 'into', 'invalid', 'Ticket 17 goes on in ticket 18: merge into that one'],
      [{ into: 13, ids: [17] }, 'ids.0', 'invalid', 'Ticket 17 goes on in ticket 18: un-merge it first'],
      // A cycle.
      [{ into: 17, ids: [18] }, 'into', 'invalid', 'Ticket 17 goes on in ticket 18: merge into that one'],
      [{ into: 13, ids: [14, 14] }, 'ids', 'taken', undefined],
      [{ into: 13, ids: [] }, 'ids', 'too_short', undefined],
      [{ into: 13, ids: Array.from({ length: 51 }, (_, index) => index + 20) }, 'ids', 'too_long', undefined],
      [{ ids: [14] }, 'into', 'required', undefined],
    ])('refuses %j and changes nothing', async (body, field, code, message) => {
      const support = await as('support')
      await support.del('/tickets?id=2')
      await support.post('/tickets/merge', { into: 18, ids: [17] })
      const before = (await support.get('/tickets')).json
      const { status, json } = await support.post('/tickets/merge', body)
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      if (message) expect([json.message, json.fields[field].message]).toEqual([message, message])
      expect((await support.get('/tickets')).json).toEqual(before)
    })

    test('refuses a version that others have left behind, and whoever may not write', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      await support.put('/tickets?id=14', { status: 'Pending' })
      const { status, json } = await support.post('/tickets/merge', { into: 13, ids: [14] }, { 'if-match': '"1"' })
      expect([status, json.conflicts]).toEqual([409, ['status']])
      expect((await viewer.post('/tickets/merge', { into: 13, ids: [14] })).status).toBe(403)
    })

    test('keeps a merged ticket closed, by itself and in bulk', async () => {
      const support = await as('support')
      await support.post('/tickets/merge', { into: 13, ids: [14] })
      const { status, json } = await support.put('/tickets?id=14', { status: 'Open' })
      expect([status, json.message]).toEqual([409, 'Ticket 14 goes on in ticket 13: un-merge it first'])
      const bulk = await support.post('/jobs', {
        entity: 'tickets',
        selection: { ids: ['13', '14'] },
        action: { type: 'edit', change: { status: 'Pending' } },
      })
      expect(bulk.json).toMatchObject({ changed: 1 })
      expect((await support.get('/tickets?id=14')).json).toMatchObject({ status: 'Closed', mergedInto: 13 })
    })

    test('offers what was written and not sent where the thread goes on', async () => {
      const support = await as('support')
      await support.put('/messages/drafts', { ticketId: 14, body: 'Not ready' })
      await support.post('/tickets/merge', { into: 13, ids: [14] })
      const [draft] = (await support.get('/messages/drafts?ticketId=13')).json
      expect(draft).toMatchObject({ ticketId: 14, body: 'Not ready' })
      const taken = await support.post('/messages/drafts/take', { ticketId: 13, authorId: draft.author.id, from: 14 })
      expect(taken.json.draft).toMatchObject({ ticketId: 13, body: 'Not ready' })
      const unrelated = { ticketId: 14, authorId: draft.author.id, from: 13 }
      expect((await support.post('/messages/drafts/take', unrelated)).status).toBe(404)
    })
  },

  unmerge: () => {
    test('gives back exactly what was, whatever came meanwhile', async () => {
      const support = await as('support')
      await support.put('/tickets?id=14', { status: 'Pending', snoozedUntil: tomorrow() })
      const ids = [1, 14, 15, 16]
      const before = await rowsOf(support, ids)
      expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['Open', 'Pending', 'Closed']))
      await support.post('/tickets/merge', { into: 13, ids })
      const { message } = (await support.post('/messages', { ticketId: 13, from: 'customer', body: 'Both, please' }))
        .json
      const { status, json, headers } = await support.post('/tickets/unmerge', { ids })
      expect([status, json.tickets.map(({ id }: Json) => id)]).toEqual([200, ids])
      expect(await rowsOf(support, ids)).toEqual(before)
      expect((await support.get('/messages?ticketId=13')).json).toEqual([message])
      expect((await support.get('/tickets?id=13')).json.merged).toEqual([])
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await support.get('/tickets?id=13')).json.merged).toEqual(ids)
    })

    test('refuses one that stands by itself, one that is not there, and a circle by Undo', async () => {
      const support = await as('support')
      const refused = await support.post('/tickets/unmerge', { ids: [13, 99] })
      expect([refused.status, refused.json.message]).toEqual([422, 'Ticket 13 stands by itself'])
      expect(Object.keys(refused.json.fields)).toEqual(['ids.0', 'ids.1'])
      await support.post('/tickets/merge', { into: 14, ids: [13] })
      const { headers } = await support.post('/tickets/unmerge', { ids: [13] })
      await support.post('/tickets/merge', { into: 13, ids: [14] })
      const undone = await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 0, kept: [{ record: '13', reason: 'locked' }] })
      expect((await support.get('/tickets?id=13')).json).toMatchObject({ mergedInto: null, merged: [14] })
    })
  },

  split: () => {
    /** Writes messages to ticket 13 in order. */
    const said = async (support: Client, bodies: readonly string[]): Promise<number[]> => {
      const ids: number[] = []
      for (const body of bodies)
        ids.push((await support.post('/messages', { ticketId: 13, from: 'customer', body })).json.message.id)
      return ids
    }

    test('takes messages into a ticket of the same requester, and Undo gives them back', async () => {
      const support = await as('support')
      await support.put('/tickets?id=13', { tags: ['abroad'], priority: 'High' })
      const [first, second, third] = await said(support, ['One', 'And my invoice?', 'It is wrong.'])
      const source = (await support.get('/tickets?id=13')).json
      const messages = (await support.get('/messages?ticketId=13')).json
      const body = { ticketId: 13, ids: [third, second], subject: 'Invoice' }
      const { status, json, headers } = await support.post('/tickets/split', body)
      expect(status).toBe(201)
      expect(json.ticket).toMatchObject({
        subject: 'Invoice',
        describe: 'And my invoice?',
        splitFrom: 13,
        status: 'Open',
        tags: ['abroad'],
        priority: 'High',
        userId: source.userId,
        requesterEmail: source.requesterEmail,
        lastMessageAt: messages[2].createdAt,
      })
      const idsOf = async (id: number) =>
        (await support.get(`/messages?ticketId=${id}`)).json.map((message: Json) => message.id)
      expect([await idsOf(13), await idsOf(json.ticket.id)]).toEqual([[first], [second, third]])
      expect((await support.get('/tickets?id=13')).json.lastMessageAt).toBe(messages[0].createdAt)
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await idsOf(13)).toEqual([first, second, third])
      expect((await support.get('/tickets?id=13')).json).toEqual(source)
      expect((await support.get(`/tickets?id=${json.ticket.id}`)).status).toBe(404)
    })

    test('refuses messages of others, none at all, and all that a ticket has', async () => {
      const support = await as('support')
      const [first, second] = await said(support, ['One', 'Two'])
      const split = (body: object) => support.post('/tickets/split', { ticketId: 13, subject: 'New', ...body })
      const other = (await support.get('/messages?ticketId=1')).json[0].id
      expect((await split({ ids: [first, other] })).json.fields['ids.1'].code).toBe('unknown_record')
      expect((await split({ ids: [] })).json.fields.ids.code).toBe('too_short')
      expect((await split({ ids: [first], subject: ' ' })).json.fields.subject.code).toBe('required')
      expect((await split({ ids: [first], ticketId: 99 })).status).toBe(404)
      expect(
        (await (await as('viewer')).post('/tickets/split', { ticketId: 13, ids: [first], subject: 'x' })).status,
      ).toBe(403)
      expect((await support.get('/tickets')).json).toHaveLength(20)
      // The original keeps its description; a split-off ticket has only messages.
      const { id } = (await split({ ids: [first, second], tags: [] })).json.ticket
      const all = await split({ ticketId: id, ids: [first, second] })
      expect([all.status, all.json.fields.ids.code]).toEqual([422, 'invalid'])
      expect((await split({ ticketId: id, ids: [second] })).status).toBe(201)
    })
  },

  redact: () => {
    const redact = (client: Client, body: object) =>
      client.post('/tickets/redact', { reason: 'A card number', ...body })

    test('removes what a ticket says everywhere, and leaves who did so, when and why', async () => {
      const [support, owner] = [await as('support'), await as('owner')]
      const draft = { subject: 'quokka4242 is my card', describe: 'The card ends in quokka4242' }
      const { id } = (await support.post('/tickets', draft)).json.ticket
      await support.put(`/tickets?id=${id}`, { describe: 'The card is quokka4242' })
      const { status, json } = await redact(support, { id, subject: 'A question about a card' })
      expect([status, json.ticket]).toEqual([
        200,
        expect.objectContaining({
          subject: 'A question about a card',
          describe: '',
          files: [],
          redactedAt: expect.any(String),
          redactionReason: 'A card number',
          redactedBy: { id: 4, name: 'Beatriz Almeida' },
        }),
      ])
      expect((await support.get(`/tickets?id=${id}`)).json).toEqual(json.ticket)
      expect((await support.get('/tickets?q=quokka4242')).json).toEqual([])
      expect((await owner.get('/tickets/export.csv')).text).not.toContain('quokka4242')
      const told = (await owner.get(`/changes?entity=tickets&record=${id}`)).json
      expect(told).toContainEqual(expect.objectContaining({ action: 'update', reason: 'A card number', isFinal: true }))
      expect(JSON.stringify(told)).not.toContain('quokka4242')
    })

    test('is not undone, and takes no new description', async () => {
      const support = await as('support')
      const edited = await support.put('/tickets?id=13', { describe: 'Personal' })
      const { headers } = await redact(support, { id: 13 })
      const undone = await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect([undone.json.undone, undone.json.kept]).toEqual([0, [expect.objectContaining({ reason: 'locked' })]])
      await support.post('/changes/undo', { batch: edited.headers.get('x-change-batch') })
      expect((await support.put('/tickets?id=13', { describe: 'Once more' })).json.code).toBe('locked')
      expect((await support.put('/tickets?id=13', { priority: 'High' })).status).toBe(200)
      expect((await support.get('/tickets?id=13')).json).toMatchObject({ describe: '', priority: 'High' })
    })

    test('of one that was split off leads to the message that its description repeats', async () => {
      const support = await as('support')
      const [first] = (await support.get('/messages?ticketId=1')).json
      const split = await support.post('/tickets/split', { ticketId: 1, ids: [first.id], subject: 'Apart' })
      const { id } = split.json.ticket
      expect((await redact(support, { id })).json.code).toBe('locked')
      await support.post('/messages/redact', { id: first.id, reason: 'Personal' })
      expect((await redact(support, { id })).status).toBe(200)
    })

    test('wants a reason, happens once, and is for whoever may write tickets', async () => {
      const support = await as('support')
      expect((await redact(support, { id: 2, reason: ' ' })).json.fields.reason.code).toBe('required')
      expect((await redact(support, { id: 2, subject: ' ' })).json.fields.subject.code).toBe('required')
      expect((await redact(support, { id: 2 })).status).toBe(200)
      expect((await redact(support, { id: 2 })).json.code).toBe('locked')
      expect((await redact(support, { id: 999 })).status).toBe(404)
      expect((await redact(await as('viewer'), { id: 1 })).status).toBe(403)
    })
  },

  statuses: () => {
    test('answers the statuses', async () => {
      const { json } = await (await as('viewer')).get('/tickets/status')
      expect(json.map(({ value }: { value: string }) => value)).toEqual(['Open', 'Closed', 'Pending'])
    })
  },

  facets: () => {
    test('counts by state, priority and category, in which one that is put off stands apart', async () => {
      const support = await as('support')
      const before = (await support.get('/tickets/facets')).json
      await support.put('/tickets?id=13', { snoozedUntil: tomorrow(), priority: 'urgent' })
      const { json } = await support.get('/tickets/facets')
      expect(json.state).toEqual({ ...before.state, open: before.state.open - 1, snoozed: 1 })
      expect(json.priority.Urgent).toBe(before.priority.Urgent + 1)
      expect(sum(json.category)).toBe(20)
    })
  },

  queues: () => {
    test('counts what waits for whom, and each is the list of its filters', async () => {
      const support = await as('support')
      const me = (await support.get('/me')).json.id
      await support.put('/tickets?id=13', { assigneeId: me })
      await support.put('/tickets?id=14', { snoozedUntil: tomorrow() })
      const { json } = await support.get('/tickets/queues')
      const count = async (query: string) => (await support.get(`/tickets?${query}`)).json.length
      const atWork = 'state=open&state=pending'
      expect(json).toEqual({
        mine: await count(`${atWork}&assigneeId=${me}`),
        unassigned: await count(`${atWork}&assigneeId.empty=true`),
        open: await count('state=open'),
        pending: await count('state=pending'),
        breaching: await count('due=broken&due=soon'),
        snoozed: 1,
        closed: await count('status=Closed'),
        all: 20,
      })
      expect(json.mine).toBeGreaterThan(1)
      const { json: few } = await support.get('/tickets/queues?category=Invoice')
      expect(few).toMatchObject({ closed: await count('status=Closed&category=Invoice') })
      expect(few.all).toBe(await count('category=Invoice'))
    })
  },

  figures: () => {
    test('counts what waits, was replied to and was closed; each is a list', async () => {
      const support = await as('support')
      const me = (await support.get('/me')).json.id
      await support.put('/tickets?id=13', { assigneeId: me })
      await support.put('/tickets?id=9', { assigneeId: null, status: 'Closed' })
      const { json } = await support.get('/tickets/figures?days=366')
      type Row = Record<'createdAt' | 'firstRepliedAt' | 'closedAt', string>
      const median = (rows: readonly Row[], until: 'firstRepliedAt' | 'closedAt') => {
        const spans = rows.map((row) => (Date.parse(row[until]) - Date.parse(row.createdAt)) / 1000)
        const sorted = spans.toSorted((a, b) => a - b)
        const at = (index: number) => sorted[index] ?? Number.NaN
        const middle = (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2
        return sorted.length > 0 ? expect.closeTo(middle, 1) : null
      }
      const expected = async (whose: string) => {
        const list = async (query: string) => (await support.get(`/tickets?${query}${whose}`)).json
        const replied = await list(`firstRepliedAt.gte=${json.since}`)
        const closed = await list(`closedAt.gte=${json.since}`)
        return {
          waiting: (await list('status=Open&status=Pending')).length,
          late: (await list('due=broken')).length,
          replied: replied.length,
          replySeconds: median(replied, 'firstRepliedAt'),
          closed: closed.length,
          solveSeconds: median(closed, 'closedAt'),
        }
      }
      expect(json.all).toEqual(await expected(''))
      expect([json.all.replied, json.all.closed].every((count) => count > 1)).toBe(true)
      expect(json.agents.length).toBeGreaterThan(2)
      for (const { agent, ...figures } of json.agents)
        expect(figures).toEqual(await expected(agent ? `&assigneeId=${agent.id}` : '&assigneeId.empty=true'))
      expect(json.agents.filter(({ agent }: { agent: unknown }) => agent === null)).toHaveLength(1)
    })

    test('looks back on 30 days unless told otherwise, and on a year at most', async () => {
      const support = await as('support')
      const { json } = await support.get('/tickets/figures')
      expect(Date.now() - Date.parse(json.since)).toBeGreaterThan(30 * 86_400_000 - 60_000)
      expect((await support.get('/tickets/figures?days=367')).status).toBe(400)
      expect((await support.get('/tickets/figures?days=x')).status).toBe(400)
    })
  },

  tags: () => {
    test('answers what tickets are tagged with, and finds them by it', async () => {
      const support = await as('support')
      await support.put('/tickets?id=5', { tags: ['address', 'VIP'] })
      const { json } = await support.get('/tickets/tags')
      expect(json[0]).toEqual({ tag: 'address', count: 3 })
      expect((await support.get('/tickets?tags=VIP')).json.map(({ id }: { id: number }) => id)).toEqual([5])
      const { json: refused } = await support.put('/tickets?id=5', { tags: ['one', 'One'] })
      expect(refused.fields.tags.code).toBe('taken')
    })
  },

  export: () => {
    test('writes a file of those that match', async () => {
      const { text } = await (await as('viewer')).get('/tickets/export.csv?ids=1&fields=id,status,user,assignee,state')
      expect(text.trim().split('\r\n')).toEqual([
        'id,status,user,assignee,state',
        '1,Closed,ليلى حسن,Beatriz Almeida,closed',
      ])
    })
  },

  upload: () => {
    const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')
    const send = (client: Client, name: string, bytes: Uint8Array) =>
      client.post(`/tickets/files?name=${encodeURIComponent(name)}`, bytes, {
        'content-type': 'application/octet-stream',
      })

    test('keeps a file by what it is, which is only ever downloaded', async () => {
      const support = await as('support')
      const { status, json } = await send(support, '../café “1”.png', pdf)
      expect(status).toBe(201)
      expect(json).toEqual({
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'café “1”.png',
        type: 'application/pdf',
        size: pdf.length,
      })
      const { ticket } = (await support.post('/tickets', { subject: 'With a file', files: [json.key] })).json
      expect(ticket.files).toEqual([json])
      const read = await (await as('viewer')).get(`/tickets/files?key=${json.key}`)
      expect(read.text).toBe(new TextDecoder().decode(pdf))
      expect(read.headers.get('content-type')).toBe('application/octet-stream')
      expect(read.headers.get('content-disposition')).toContain(
        'attachment; filename="caf_ _1_.png"; filename*=UTF-8\'\'caf%C3%A9',
      )
    })

    test.each([
      ['a program', [0x4d, 0x5a, 0x90, 0, 3]],
      // Archives are never unpacked, whatever their content.
      ['an archive', [0x50, 0x4b, 3, 4, 20, 0]],
      ['a page with a script', [...new TextEncoder().encode('<html><script>alert(1)</script></html>')]],
    ])('does not take %s for the picture that its name promises', async (_, bytes) => {
      const support = await as('support')
      const { json } = await send(support, 'photo.png', Uint8Array.from(bytes))
      expect(json).toMatchObject({ name: 'photo.png', type: expect.not.stringMatching(/^image|html/) })
      const { headers } = await support.get(`/tickets/files?key=${json.key}`)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('content-disposition')).toContain('attachment')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    test('refuses nothing at all, what is not there, and whoever may not write', async () => {
      const support = await as('support')
      expect((await send(support, 'a.txt', new Uint8Array())).json.fields.file.code).toBe('required')
      expect((await send(await as('viewer'), 'a.txt', pdf)).status).toBe(403)
      const unknown = await support.post('/tickets', { subject: 'x', files: ['0'.repeat(32)] })
      expect([unknown.status, unknown.json.fields.files.code]).toEqual([422, 'unknown_record'])
      expect((await support.get('/tickets')).json).toHaveLength(20)
    })
  },

  download: () => {
    test('does not find an unknown file', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get(`/tickets/files?key=${'0'.repeat(32)}`)).status).toBe(404)
      expect((await (await as('stranger')).get(`/tickets/files?key=${'0'.repeat(32)}`)).status).toBe(401)
    })
  },

  summary: () => {
    test('answers the totals of the specification', async () => {
      const { json } = await (await as('viewer')).get('/tickets/summary')
      expect(json.map(({ totalOrder }: { totalOrder: number }) => totalOrder)).toEqual([90, 25, 55, 10])
    })
  },
})
