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
      // One's own are no news.
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
    test('takes a message out of its thread, and Undo puts it back', async () => {
      const support = await as('support')
      const { json, headers } = await support.del('/messages?id=2')
      expect(json.message.id).toBe(2)
      expect(await ticketOf(support, 1)).toMatchObject({ lastFrom: 'agent' })
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await ticketOf(support, 1)).toMatchObject({ lastFrom: 'customer' })
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
