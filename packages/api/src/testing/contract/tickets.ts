import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const ticketUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/tickets?id=3')).json,
  change: [{ subject: 'One', userId: 5 }, { subject: 'Two' }],
}

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

    test('does not find an unknown one', async () => {
      const { status, json } = await (await as('viewer')).get('/tickets?id=99')
      expect([status, json.message]).toEqual([404, 'Ticket not found'])
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

    test('needs a body', async () => {
      const { status, json } = await (await as('support')).post('/tickets')
      expect([status, json.message]).toEqual([400, 'Invalid request'])
    })
  },

  update: () => {
    test('changes what is sent', async () => {
      const { json } = await (await as('support')).put('/tickets?id=2', { status: 'closed', userId: null })
      expect(json.ticket).toMatchObject({ id: 2, status: 'Closed', userId: null, user: null, version: 2 })
    })

    test('does not find an unknown one', async () => {
      const { status, json } = await (await as('support')).put('/tickets?id=99', { status: 'Closed' })
      expect([status, json.message]).toEqual([404, 'Ticket not found'])
    })
  },

  remove: () => {
    test('answers the deleted tickets for ids and the ticket for an id', async () => {
      const support = await as('support')
      const several = await support.del('/tickets', { ids: ['1', 2] })
      expect(several.json.ticket.map(({ id }: { id: number }) => id)).toEqual([1, 2])
      expect((await support.del('/tickets?id=3')).json.ticket.id).toBe(3)
      const again = await support.del('/tickets?id=3')
      expect([again.status, again.json.message]).toEqual([404, 'Ticket not found'])
    })
  },

  statuses: () => {
    test('answers the statuses', async () => {
      const { json } = await (await as('viewer')).get('/tickets/status')
      expect(json.map(({ value }: { value: string }) => value)).toEqual(['Open', 'Closed', 'Pending'])
    })
  },

  summary: () => {
    test('answers the totals of the specification', async () => {
      const { json } = await (await as('viewer')).get('/tickets/summary')
      expect(json.map(({ totalOrder }: { totalOrder: number }) => totalOrder)).toEqual([90, 25, 55, 10])
    })
  },
})
