import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Home } from '../home.ts'
import type { Given, Tests } from './given.ts'

const find = async (client: Client, q: string, language = 'en') =>
  (await client.get(`/help/search?language=${language}&q=${encodeURIComponent(q)}`)).json

const idsOf = (rows: Json[]): number[] => rows.map(({ id }) => id)

const countsOf = async (client: Client, id: number) => {
  const { views, helpful, unhelpful, version } = (await client.get(`/articles?id=${id}`)).json
  return { views, helpful, unhelpful, version }
}

export const helpTests = ({ as }: Given, home: () => Home): Tests<'help'> => ({
  questions: () => {
    test('lists what is published for anyone, in its order, and another language where one is missing', async () => {
      const support = await as('support')
      await support.put('/articles?id=3', { bodyDe: '' })
      await support.put('/articles?id=4', { status: 'Draft' })
      const { status, json } = await (await as('stranger')).get('/help?language=de')
      expect([status, idsOf(json)]).toEqual([200, [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13]])
      expect(json[0]).toMatchObject({ language: 'de', title: 'Wie finde ich einen Datensatz schnell?' })
      expect(json[2]).toMatchObject({ language: 'en', title: 'How do I ship only part of an order?' })
    })
  },

  popular: () => {
    test('answers what is opened most', async () => {
      const { json } = await (await as('stranger')).get('/help/popular?language=en')
      expect(idsOf(json)).toEqual([7, 4, 1, 10, 5, 8])
    })
  },

  answer: () => {
    test('answers one that is published, and no draft', async () => {
      const support = await as('support')
      const { json } = await (await as('stranger')).get('/help/answer?id=7&language=ja')
      expect(json).toMatchObject({ id: 7, language: 'ja', body: expect.stringContaining('元に戻す') })
      await support.put('/articles?id=7', { status: 'Draft' })
      const gone = await (await as('stranger')).get('/help/answer?id=7&language=ja')
      expect([gone.status, gone.json.message]).toEqual([404, 'Article not found'])
    })
  },

  search: () => {
    test('finds words of the question, the keywords and the answer, the best first', async () => {
      const { found, words } = await find(await as('stranger'), 'undo a change')
      expect(found[0]).toMatchObject({ id: 7, language: 'en' })
      expect(words).toEqual(expect.arrayContaining(['undo']))
      expect(idsOf((await find(await as('stranger'), 'hotkeys')).found)).toEqual([13])
      expect((await find(await as('stranger'), 'scan')).found[0].excerpt).toMatch(/Scan the code/)
    })

    test.each([
      ['en', 'refnud', 4, 'refund'],
      ['en', 'autenticator', 11, 'authenticator'],
      ['de', 'Papierkrob', 8, 'papierkorb'],
      ['es', 'contrasena', 11, 'contraseña'],
      ['es', 'CONTRASEN\u0303A', 11, 'contraseña'],
      ['ja', 'ｺﾞﾐ箱', 8, 'ゴミ箱'],
      ['ja', '返金したい', 4, '返金'],
    ])('forgives a typo in %s: %s', async (language, q, id, word) => {
      const { found, words } = await find(await as('stranger'), q, language)
      expect(idsOf(found)).toContain(id)
      expect(words).toContain(word)
    })

    test('finds no draft, nothing for nonsense, and refuses what is no search', async () => {
      expect((await find(await as('stranger'), 'xylophone')).found).toEqual([])
      expect((await find(await as('stranger'), '%_!?')).found).toEqual([])
      await (await as('support')).put('/articles?id=13', { status: 'Draft' })
      expect((await find(await as('stranger'), 'hotkeys')).found).toEqual([])
      expect((await (await as('stranger')).get(`/help/search?language=en&q=${'x'.repeat(101)}`)).status).toBe(400)
    })
  },

  opened: () => {
    test('counts each reader once a day, without a new version', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      const before = await countsOf(support, 7)
      for (const client of [viewer, viewer, support]) await client.post('/help/opened', { id: 7 })
      expect(await countsOf(support, 7)).toEqual({ ...before, views: before.views + 2 })
      expect((await viewer.post('/help/opened', { id: 99 })).json).toEqual({ noted: false })
    })
  },

  vote: () => {
    test('counts one opinion of each reader, who may change it', async () => {
      const [support, viewer] = [await as('support'), await as('viewer')]
      const { helpful, unhelpful } = await countsOf(support, 7)
      const vote = (client: Client, is: boolean) => client.post('/help/vote', { id: 7, helpful: is })
      await vote(viewer, true)
      await vote(viewer, true)
      await vote(await as('stranger'), false)
      expect(await countsOf(support, 7)).toMatchObject({ helpful: helpful + 1, unhelpful: unhelpful + 1 })
      await vote(viewer, false)
      expect(await countsOf(support, 7)).toMatchObject({ helpful, unhelpful: unhelpful + 2 })
    })

    test('counts few of one network, whatever its browsers call themselves', async () => {
      const [support, stranger] = [await as('support'), await as('stranger')]
      const { unhelpful } = await countsOf(support, 7)
      for (let time = 0; time < 12; time++) {
        const from = { 'x-client-address': `2001:db8:7:7::${time}`, 'user-agent': `Browser ${time}` }
        expect((await stranger.post('/help/vote', { id: 7, helpful: false }, from)).status).toBe(200)
      }
      // A page can't change its User-Agent, so in the browser all of them count as one reader.
      const readers = home().sendsAsItself ? 1 : 3
      expect((await countsOf(support, 7)).unhelpful).toBe(unhelpful + readers)
    })
  },

  miss: () => {
    test('notes what finds nothing, and nothing that looks personal', async () => {
      const support = await as('support')
      const miss = async (q: string) =>
        (await (await as('stranger')).post('/help/misses', { q, language: 'en' })).json.noted
      expect(await miss('Gift vouchers')).toBe(true)
      expect(await miss(' gift  VOUCHERS ')).toBe(true)
      expect(await miss('undo')).toBe(false)
      expect(await miss('anna@example.com')).toBe(false)
      expect(await miss('0171 555 1234')).toBe(false)
      const [first, ...rest] = (await support.get('/help/misses')).json
      expect([first, rest]).toMatchObject([{ words: 'gift vouchers', language: 'en', count: 2 }, []])
    })

    test('is limited for each address', async () => {
      const from = { 'x-client-address': '203.0.113.7' }
      let last = await (await as('stranger')).post('/help/misses', { q: 'abc def', language: 'en' }, from)
      for (let time = 0; time < 70 && last.status === 200; time++)
        last = await (await as('stranger')).post('/help/misses', { q: `voucher ${time}`, language: 'en' }, from)
      expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    })
  },

  replyTime: () => {
    test('tells anyone the median of the last 30 days, of which deleted tickets are no part', async () => {
      const stranger = await as('stranger')
      const seconds = async () => (await stranger.get('/help/reply-time')).json.seconds
      const support = await as('support')
      const figures = async () => (await support.get('/tickets/figures?days=30')).json.all.replySeconds
      expect(await seconds()).toBe(await figures())
      const { json } = await support.post('/tickets', { subject: 'Where is it?' })
      await support.post('/messages', { ticketId: json.ticket.id, body: 'On its way.' })
      expect(await seconds()).toBe(await figures())
      const ids = (await support.get('/tickets')).json.map(({ id }: Json) => id)
      await support.del('/tickets', { ids })
      expect(await seconds()).toBe(null)
    })
  },

  misses: () => {
    test('lists them for those who write, the most frequent first', async () => {
      for (const q of ['zebra crossing', 'gift voucher', 'gift voucher'])
        await (await as('stranger')).post('/help/misses', { q, language: 'en' })
      const { json } = await (await as('manager')).get('/help/misses')
      expect(json.map(({ words, count }: Json) => [words, count])).toEqual([
        ['gift voucher', 2],
        ['zebra crossing', 1],
      ])
      expect((await (await as('viewer')).get('/help/misses')).status).toBe(403)
    })
  },

  dismiss: () => {
    test('takes one off the list', async () => {
      const support = await as('support')
      await (await as('stranger')).post('/help/misses', { q: 'gift voucher', language: 'en' })
      const [{ id }] = (await support.get('/help/misses')).json
      expect((await support.del(`/help/misses?id=${id}`)).json).toEqual({ id })
      expect((await support.get('/help/misses')).json).toEqual([])
      expect((await support.del(`/help/misses?id=${id}`)).json.message).toBe('Search not found')
    })
  },
})
