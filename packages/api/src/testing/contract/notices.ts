import { choosableEvents } from '@quarterdeck/contract/kit/notice-events'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { emailOf, type Given, type Tests } from './given.ts'

const noticesOf = async (client: Client, query = ''): Promise<Json> => (await client.get(`/notices${query}`)).json

const events = async (client: Client): Promise<Json[]> =>
  (await noticesOf(client)).notices.map(({ event, data, isNew }: Json) => ({ event, data, isNew }))

export const noticeTests = ({ as }: Given): Tests<'notices'> => ({
  list: () => {
    test('has what was done to one and what one may do something about, not what one did oneself', async () => {
      const [support, manager, viewer] = [await as('support'), await as('manager'), await as('viewer')]
      await support.post('/notes', { about: { entity: 'orders', record: '3' }, text: 'Ask <@3>' })
      await support.post('/tickets', { subject: 'The lamp is broken', describe: 'It does not light up' })
      const [{ id, customer }] = (await manager.get('/orders?status=Shipping')).json
      await support.post('/orders/move', { id, to: 'Return', reason: 'Wrong size' })
      expect(await events(manager)).toEqual([
        { event: 'order_returned', data: { order: id, customer: customer.name }, isNew: true },
        { event: 'ticket_new', data: { ticket: 21, subject: 'The lamp is broken' }, isNew: true },
        {
          event: 'mentioned',
          data: { by: 'Beatriz Almeida', entity: 'orders', record: '3', note: expect.any(Number) },
          isNew: true,
        },
      ])
      expect(await events(support)).toEqual([])
      expect(await events(viewer)).toEqual([])
    })

    test('says when stock runs low, money goes back and access changes', async () => {
      const [admin, owner, viewer] = [await as('admin'), await as('owner'), await as('viewer')]
      await owner.put('/products?id=1', { stock: 40 })
      await owner.put('/products?id=1', { stock: 9 })
      await owner.put('/products?id=1', { stock: 8 })
      await owner.post('/products/stock?id=1', { by: -8, reason: 'Counted' })
      await owner.put('/products?id=1', { stock: 1 })
      await owner.post('/products/stock?id=1', { by: -1, reason: 'Counted' })
      const { id: orderId } = (await owner.get('/orders?status=Delivered')).json.at(-1)
      await owner.post('/refunds', { orderId, kind: 'Refund', lines: [], amount: 1, reason: 'Sorry' })
      const { id } = (await viewer.get('/me')).json
      await owner.put(`/users?id=${id}`, { accessRole: 'support' })
      expect((await events(admin)).map(({ event, data }) => [event, data.stock])).toEqual([
        ['refunded', undefined],
        ['stock_low', 0],
        ['stock_low', 0],
        ['stock_low', 9],
      ])
      expect(await events(viewer)).toMatchObject([{ event: 'access_changed', data: { role: 'support' } }])
    })

    test('goes page by page, and leaves out what was read where one asks for news', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      for (let i = 0; i < 32; i++)
        await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: `${i} <@4>` })
      const first = await noticesOf(support)
      expect([first.unread, first.notices.length, first.more]).toEqual([32, 30, true])
      const next = await noticesOf(support, `?before=${first.notices[29].id}`)
      expect([next.notices.length, next.more]).toEqual([2, false])
      await support.post('/notices/read', { ids: [next.notices[0].id] })
      expect((await noticesOf(support, `?unread=true&before=${first.notices[29].id}`)).notices).toEqual([
        next.notices[1],
      ])
      expect((await support.get('/notices?before=2147483648')).status).toBe(400)
    })
  },

  unread: () => {
    test('counts one’s own', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: '<@4>' })
      expect((await support.get('/notices/unread')).json).toEqual({ unread: 1 })
      expect((await owner.get('/notices/unread')).json).toEqual({ unread: 0 })
    })
  },

  read: () => {
    test('marks some or all as read, and as new again, and never those of others', async () => {
      const [owner, support, manager] = [await as('owner'), await as('support'), await as('manager')]
      for (const text of ['<@4> <@3>', '<@4>'])
        await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text })
      const [latest] = (await noticesOf(support)).notices
      expect((await manager.post('/notices/read', { ids: [latest.id] })).json).toEqual({ changed: 0 })
      expect((await support.post('/notices/read', { ids: [latest.id] })).json).toEqual({ changed: 1 })
      expect((await noticesOf(support)).unread).toBe(1)
      expect((await support.post('/notices/read', { ids: [latest.id], isNew: true })).json).toEqual({ changed: 1 })
      expect((await support.post('/notices/read', {})).json).toEqual({ changed: 2 })
      expect((await noticesOf(support)).notices.map(({ isNew }: Json) => isNew)).toEqual([false, false])
    })
  },

  settings: () => {
    test('are the usual ones as long as nobody says otherwise', async () => {
      expect((await (await as('support')).get('/notices/settings')).json).toEqual({
        channels: {},
        quiet: null,
        digestAt: '08:00',
        timeZone: 'UTC',
      })
    })
  },

  arrange: () => {
    test('keeps what one does not want to hear of from the bell', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      const nothing = { product: false, mail: false, digest: false }
      await support.put('/notices/settings', { channels: { mentioned: nothing } })
      const { json } = await support.put('/notices/settings', { quiet: { from: '22:00', to: '07:00' } })
      expect(json).toMatchObject({ channels: { mentioned: nothing }, quiet: { from: '22:00', to: '07:00' } })
      await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: '<@4>' })
      expect(await events(support)).toEqual([])
      await support.put('/notices/settings', { channels: { mentioned: { ...nothing, product: true } } })
      await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: '<@4> again' })
      expect(await events(support)).toHaveLength(1)
    })

    test('brings a mail in one’s language where one wants one', async () => {
      const [owner, support] = [await as('owner'), await as('support')]
      const { email } = (await support.get('/me')).json
      await support.put('/notices/settings', { channels: { mentioned: { product: false, mail: true, digest: false } } })
      await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: '<@4>' })
      expect(await events(support)).toEqual([])
      const mails: Json[] = (await owner.get('/outbox?template=notice')).json
      expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
        { to: email, subject: 'Clara Whitfield mentioned you in a note on order 3' },
      ])
    })

    test.each([
      [{ channels: { password_changed: { product: false, mail: false, digest: false } } }],
      [{ channels: { [choosableEvents[0] ?? '']: { product: 'no' } } }],
      [{ quiet: { from: '24:00', to: '07:00' } }],
    ])('refuses %j', async (body) => {
      expect((await (await as('support')).put('/notices/settings', body)).status).toBe(422)
    })
  },

  reset: () => {
    test('brings back what is usual, and leaves others alone', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const chosen = { digestAt: '19:30', quiet: { from: '22:00', to: '07:00' } }
      for (const client of [support, manager]) await client.put('/notices/settings', chosen)
      const usual = { channels: {}, quiet: null, digestAt: '08:00', timeZone: 'UTC' }
      expect((await support.del('/notices/settings')).json).toEqual(usual)
      expect((await support.get('/notices/settings')).json).toEqual(usual)
      expect((await manager.get('/notices/settings')).json).toMatchObject(chosen)
    })
  },

  test: () => {
    test('goes by each way that is on, at the time that one chose, and only to oneself', async () => {
      const [support, owner] = [await as('support'), await as('owner')]
      const both = { product: false, mail: true, digest: true }
      await support.put('/notices/settings', {
        channels: { mentioned: both },
        quiet: { from: '00:00', to: '23:59' },
        digestAt: '12:00',
      })
      const { status, json } = await support.post('/notices/test')
      expect([status, json.product, json.digest.slice(11, 16)]).toEqual([200, true, '12:00'])
      const mails: Json[] = (await owner.get('/outbox?template=notice')).json
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [emailOf('support'), 'This is the test that you asked for'],
      ])
      expect(await events(support)).toMatchObject([{ event: 'test_sent', isNew: true }])
      expect(await events(owner)).toEqual([])
    })

    test('goes nowhere where nothing is wanted, and not on and on', async () => {
      const viewer = await as('viewer')
      const nothing = { product: false, mail: false, digest: false }
      await viewer.put('/notices/settings', {
        channels: Object.fromEntries(choosableEvents.map((name) => [name, nothing])),
      })
      expect((await viewer.post('/notices/test')).json).toEqual({ product: false, mail: null, digest: null })
      for (let i = 1; i < 10; i++) await viewer.post('/notices/test')
      const { status, headers } = await viewer.post('/notices/test')
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    })
  },
})
