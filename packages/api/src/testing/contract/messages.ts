import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { mailTo } from './mails.ts'

const ticketOf = async (client: Client, id: number): Promise<Json> => (await client.get(`/tickets?id=${id}`)).json

const reply = (client: Client, body: object) => client.post('/messages', { ticketId: 13, body: 'Yes, we do.', ...body })

export const messageTests = ({ as }: Given): Tests<'messages'> => ({
  list: () => {
    test('answers the thread of a ticket in order, and searches it', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/messages?ticketId=1')
      expect(json.map(({ from }: Json) => from)).toEqual(['agent', 'customer'])
      expect(json[0].author).toMatchObject({ id: 4, name: 'Beatriz Almeida' })
      expect((await viewer.get('/messages?q=accountant&from=agent')).json).toEqual([json[0]])
      expect((await (await as('stranger')).get('/messages?ticketId=1')).status).toBe(401)
    })
  },

  create: () => {
    test('replies, and changes the ticket in the same batch, which Undo takes back whole', async () => {
      const support = await as('support')
      const assigneeId = (await support.get('/me')).json.id
      const sent = await reply(support, { along: { status: 'Pending', assigneeId } })
      expect(sent.status).toBe(201)
      expect(sent.json.message).toMatchObject({ ticketId: 13, from: 'agent', body: 'Yes, we do.', via: 'product' })
      const { message, ticket } = sent.json
      expect(ticket).toMatchObject({
        status: 'Pending',
        assigneeId,
        lastFrom: 'agent',
        lastMessageAt: message.createdAt,
      })
      expect(ticket.firstRepliedAt).toBe(message.createdAt)
      await support.post('/changes/undo', { batch: sent.headers.get('x-change-batch') })
      expect(await ticketOf(support, 13)).toMatchObject({
        status: 'Open',
        assigneeId: null,
        lastFrom: 'customer',
        firstRepliedAt: null,
      })
      expect((await support.get('/messages?ticketId=13')).json).toEqual([])
    })

    test('is mailed to the customer, with the number of the ticket', async () => {
      const [support, owner] = [await as('support'), await as('owner')]
      const { requesterEmail, subject } = await ticketOf(support, 13)
      await reply(support, { body: '<p>Yes, <b>we</b> do.</p>' })
      const mail = await mailTo(owner, requesterEmail, 'ticketReply')
      expect(mail.subject).toBe(`Re: ${subject} [#13]`)
      expect([mail.content.text, mail.content.html]).toEqual([
        expect.stringMatching(/^Yes, we do\./),
        expect.stringContaining('Yes, <strong>we</strong> do.'),
      ])
    })

    test('stops whoever has not seen the newest message, and shows it', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const { message } = (await reply(manager, { body: 'No.', seen: 0 })).json
      const refused = await reply(support, { seen: 0 })
      expect([refused.status, refused.json.code]).toEqual([409, 'conflict'])
      expect(refused.json.current).toEqual([message])
      expect((await reply(support, { seen: message.id })).status).toBe(201)
      // The author's own messages don't count as new.
      expect((await reply(support, { seen: message.id })).status).toBe(201)
    })

    test('opens a ticket again for what its customer says, and tells who sees to it', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      await manager.put('/tickets?id=2', { assigneeId: 4, snoozedUntil: new Date(Date.now() + 9e7).toISOString() })
      const { json } = await reply(manager, { ticketId: 2, from: 'customer', body: 'It still has not come.' })
      expect(json.ticket).toMatchObject({ status: 'Open', state: 'open', snoozedUntil: null, closedAt: null })
      expect(json.message.author.id).toBe(json.ticket.userId)
      const events = (await support.get('/notices')).json.notices.map(({ event }: Json) => event)
      expect(events).toContain('ticket_answered')
    })

    test('keeps formatting, and nothing that runs', async () => {
      const body = '<p onclick="alert(1)">See <b>this</b></p><script>alert(1)</script><img src=x onerror=alert(1)>'
      const { json } = await reply(await as('support'), { body })
      expect(json.message.body).toBe('<p>See <strong>this</strong></p>')
    })

    test('is found in the list of tickets by its words', async () => {
      const support = await as('support')
      await reply(support, { body: 'The quokka is on its way' })
      expect((await support.get('/tickets?q=quokka')).json.map(({ id }: Json) => id)).toEqual([13])
    })

    test.each([
      [{ body: '' }, 'body', 'required'],
      [{ body: 'x'.repeat(50_001) }, 'body', 'too_long'],
      [{ files: ['0'.repeat(32)] }, 'files', 'unknown_record'],
      [{ along: { assigneeId: 12 } }, 'assigneeId', 'unknown_record'],
    ])('refuses %j', async (sent, field, code) => {
      const support = await as('support')
      const { status, json } = await reply(support, sent)
      expect([status, json.fields[field].code]).toEqual([422, code])
      expect((await support.get('/messages?ticketId=13')).json).toEqual([])
    })

    test('stops what is not filled in, unless whoever sends it says so', async () => {
      const support = await as('support')
      const body = '<p>Your order {or<strong>der</strong>} is late, {customer}.</p>'
      const refused = await reply(support, { body })
      expect([refused.status, refused.json.fields.body]).toEqual([
        422,
        expect.objectContaining({ code: 'placeholder', limit: 'order' }),
      ])
      expect((await support.get('/messages?ticketId=13')).json).toEqual([])
      expect((await reply(support, { body, allowPlaceholders: true })).status).toBe(201)
      // Messages of customers aren't sent.
      expect((await reply(support, { body: 'It says {order}', from: 'customer' })).status).toBe(201)
    })

    test('is for whoever may write tickets that are there', async () => {
      expect((await reply(await as('viewer'), {})).status).toBe(403)
      expect((await reply(await as('support'), { ticketId: 99 })).json.message).toBe('Ticket not found')
    })

    test('does not reply to a ticket that was deleted meanwhile: what was written waits until it is back', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      await support.put('/messages/drafts', { ticketId: 13, body: '<p>We do.</p>', files: [] })
      const removed = await manager.del('/tickets?id=13')
      const { status, json } = await reply(support, { ticketId: 13 })
      expect([status, json.message]).toEqual([404, 'Ticket not found'])
      await manager.post('/changes/undo', { batch: removed.headers.get('x-change-batch') })
      expect((await support.get('/messages?ticketId=13')).json).toEqual([])
      expect((await support.get('/messages/drafts?ticketId=13')).json).toMatchObject([{ body: '<p>We do.</p>' }])
    })
  },

  remove: () => {
    test('takes back what was written just now, with its mail, and Undo puts both back', async () => {
      const [support, owner] = [await as('support'), await as('owner')]
      const { id } = (await reply(support, {})).json.message
      const { requesterEmail } = await ticketOf(support, 13)
      const state = async () => (await mailTo(owner, requesterEmail, 'ticketReply')).state
      const { json, headers } = await support.del(`/messages?id=${id}`)
      expect([json.message.id, await state()]).toEqual([id, 'withdrawn'])
      expect(await ticketOf(support, 13)).toMatchObject({ lastFrom: 'customer' })
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await ticketOf(support, 13)).toMatchObject({ lastFrom: 'agent' })
    })

    test('refuses what is part of the conversation, of a customer and of an agent', async () => {
      const support = await as('support')
      const before = (await support.get('/messages?ticketId=1')).json
      for (const { id } of before) {
        const { status, json } = await support.del(`/messages?id=${id}`)
        expect([status, json.code]).toEqual([409, 'locked'])
      }
      expect((await support.get('/messages?ticketId=1')).json).toEqual(before)
    })
  },

  redact: () => {
    test('removes what a message said everywhere, and leaves who did so, when and why', async () => {
      const [support, owner] = [await as('support'), await as('owner')]
      const sent = await reply(support, { body: 'The card ends in quokka4242' })
      const { id } = sent.json.message
      const { status, json } = await support.post('/messages/redact', { id, reason: 'A card number' })
      expect([status, json.message]).toEqual([
        200,
        expect.objectContaining({
          id,
          body: '',
          files: [],
          redactedAt: expect.any(String),
          redactionReason: 'A card number',
          redactedBy: { id: 4, name: 'Beatriz Almeida' },
        }),
      ])
      expect((await support.get('/messages?ticketId=13')).json).toEqual([json.message])
      const { requesterEmail } = await ticketOf(support, 13)
      const mail = await mailTo(owner, requesterEmail, 'ticketReply')
      expect([mail.state, mail.content]).toEqual(['withdrawn', null])
      for (const path of ['/tickets?q=quokka4242', '/messages?q=quokka4242'])
        expect((await support.get(path)).json).toEqual([])
      const told = (await owner.get(`/changes?entity=messages&record=${id}`)).json
      expect(told).toContainEqual(expect.objectContaining({ action: 'update', reason: 'A card number', isFinal: true }))
      expect(JSON.stringify(told)).not.toContain('quokka4242')
    })

    test('is not undone, and keeps the message where it is', async () => {
      const support = await as('support')
      const sent = await reply(support, { along: { status: 'Closed' } })
      const { id } = sent.json.message
      const { headers } = await support.post('/messages/redact', { id, reason: 'Wrong customer' })
      const undone = await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect([undone.json.undone, undone.json.kept]).toEqual([0, [expect.objectContaining({ reason: 'locked' })]])
      const late = await support.post('/changes/undo', { batch: sent.headers.get('x-change-batch') })
      expect([late.status, late.json.code]).toEqual([409, 'locked'])
      expect((await support.del(`/messages?id=${id}`)).status).toBe(409)
      expect((await support.get('/messages?ticketId=13')).json).toMatchObject([{ id, body: '' }])
      expect((await ticketOf(support, 13)).status).toBe('Closed')
    })

    test('takes the words out of a ticket that was split off with the message as well', async () => {
      const support = await as('support')
      const [first] = (await support.get('/messages?ticketId=1')).json
      const split = await support.post('/tickets/split', { ticketId: 1, ids: [first.id], subject: 'Apart' })
      const { id, describe } = split.json.ticket
      expect(describe).not.toBe('')
      await support.post('/messages/redact', { id: first.id, reason: 'Personal' })
      expect((await ticketOf(support, id)).describe).toBe('')
      expect(JSON.stringify((await support.get(`/changes?entity=tickets&record=${id}`)).json)).not.toContain(describe)
    })

    test('wants a reason, happens once, and is for whoever may write tickets', async () => {
      const support = await as('support')
      const redact = (reason: string) => support.post('/messages/redact', { id: 2, reason })
      expect((await redact(' ')).json.fields.reason.code).toBe('required')
      expect((await redact('Personal')).status).toBe(200)
      expect((await redact('Again')).json.code).toBe('locked')
      expect((await support.post('/messages/redact', { id: 999, reason: 'x' })).status).toBe(404)
      expect((await (await as('viewer')).post('/messages/redact', { id: 1, reason: 'x' })).status).toBe(403)
    })
  },

  drafts: () => {
    test('answers what is written to a ticket and not sent, by whom', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      await support.put('/messages/drafts', { ticketId: 13, body: 'Half a' })
      const { json } = await manager.get('/messages/drafts?ticketId=13')
      expect(json).toEqual([
        {
          ticketId: 13,
          author: { id: 4, name: 'Beatriz Almeida' },
          body: 'Half a',
          files: [],
          seen: null,
          updatedAt: expect.any(String),
        },
      ])
      expect((await (await as('viewer')).get('/messages/drafts?ticketId=13')).status).toBe(403)
    })
  },

  keepDraft: () => {
    test('is one for each who writes, and ends when it is sent or emptied', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      for (const body of ['One', 'Two']) await support.put('/messages/drafts', { ticketId: 13, body })
      await manager.put('/messages/drafts', { ticketId: 13, body: 'Mine' })
      const bodies = async () => (await support.get('/messages/drafts?ticketId=13')).json.map(({ body }: Json) => body)
      expect(await bodies()).toEqual(['Mine', 'Two'])
      await reply(support, {})
      expect(await bodies()).toEqual(['Mine'])
      expect((await manager.put('/messages/drafts', { ticketId: 13, body: '' })).json).toEqual({ draft: null })
      expect(await bodies()).toEqual([])
      expect((await manager.put('/messages/drafts', { ticketId: 99, body: 'x' })).status).toBe(404)
    })

    test('remembers what its author had seen, and whoever takes it over has seen no more', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const { json } = await support.put('/messages/drafts', { ticketId: 13, body: 'Half a', seen: 7 })
      expect(json.draft.seen).toBe(7)
      const taken = await manager.post('/messages/drafts/take', { ticketId: 13, authorId: 4 })
      expect(taken.json.draft.seen).toBe(7)
    })

    test('refuses what was written before one’s last message, however late it comes', async () => {
      const support = await as('support')
      const keep = (body: string, ownMessage: number) =>
        support.put('/messages/drafts', { ticketId: 13, body, ownMessage })
      await keep('Yes, we', 0)
      const { message } = (await reply(support, {})).json
      const late = await keep('Yes, we do.', 0)
      expect([late.status, late.json.code, late.json.conflicts]).toEqual([409, 'conflict', ['messages']])
      expect((await support.get('/messages/drafts?ticketId=13')).json).toEqual([])
      expect((await keep('And also', message.id)).status).toBe(200)
      // Messages of others don't matter.
      expect(
        (await (await as('manager')).put('/messages/drafts', { ticketId: 13, body: 'x', ownMessage: 0 })).status,
      ).toBe(200)
    })

    test('comes to nothing beside a reply that is sent at the same time, whichever is first', async () => {
      const support = await as('support')
      for (const _ of Array.from({ length: 5 })) {
        const newest = (await support.get('/messages?ticketId=13')).json
        const ownMessage = Math.max(0, ...newest.map(({ id }: Json) => id))
        await Promise.all([
          reply(support, {}),
          support.put('/messages/drafts', { ticketId: 13, body: 'Yes, we do.', ownMessage }),
        ])
        expect((await support.get('/messages/drafts?ticketId=13')).json).toEqual([])
      }
    })
  },

  takeDraft: () => {
    test('hands over what somebody has written, below one’s own', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      await support.put('/messages/drafts', { ticketId: 13, body: 'Theirs' })
      await manager.put('/messages/drafts', { ticketId: 13, body: 'Mine' })
      const { json } = await manager.post('/messages/drafts/take', { ticketId: 13, authorId: 4 })
      expect(json.draft).toMatchObject({ author: { id: 3 }, body: 'Mine\n\nTheirs' })
      expect((await support.get('/messages/drafts?ticketId=13')).json).toEqual([json.draft])
      const again = await manager.post('/messages/drafts/take', { ticketId: 13, authorId: 4 })
      expect([again.status, again.json.message]).toEqual([404, 'Draft not found'])
    })
  },
})
