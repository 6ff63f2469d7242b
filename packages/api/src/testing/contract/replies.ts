import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { title: 'Where is it?', category: 'Delivery', bodyEn: 'Order {order} is on its way.' }

export const replyExample: OrdinaryExample = {
  entity: 'replies',
  draft,
  change: [{ title: 'One' }, { title: 'Two' }],
  refused: [
    [{ bodyEn: 'x' }, 'title', 'required'],
    [{ title: 'x' }, 'bodyEn', 'required'],
    [{ ...draft, title: 'x'.repeat(121) }, 'title', 'too_long'],
    [{ ...draft, category: 'weather' }, 'category', 'choice'],
    [{ ...draft, ownerId: 9 }, 'ownerId', 'unknown_record'],
    [{ ...draft, ownerId: 999 }, 'ownerId', 'unknown_record'],
  ],
}

const own = ({ as }: Given): Partial<Tests<'replies'>> => ({
  list: () => {
    test('filters by category, whom they are for and what is not translated, and searches all languages', async () => {
      const support = await as('support')
      await support.put('/replies?id=3', { bodyJa: '' })
      const found = async (query: string) => (await support.get(`/replies?${query}`)).json.map(({ id }: Json) => id)
      expect(await found('category=return')).toEqual([4, 5, 6])
      expect(await found('audience=one')).toEqual([8])
      expect(await found('ownerId=4')).toEqual([8])
      expect(await found('translation=missing')).toEqual([3])
      expect(await found('q=Lieferschein')).toEqual([5])
      expect(await found('q=Einzelheiten')).toContain(2)
      expect(await found(`q=${encodeURIComponent('倉庫')}`)).toEqual([])
    })
  },

  create: () => {
    test('writes one for everyone, and keeps its variables and of its markup what formats', async () => {
      const bodyEs = '<p onclick="x()">Pedido <b>{order}</b><script>alert(1)</script></p>'
      const { status, json } = await (await as('support')).post('/replies', { ...draft, bodyEs })
      expect([status, json.reply]).toEqual([
        201,
        expect.objectContaining({ ...draft, ownerId: null, bodyEs: '<p>Pedido <strong>{order}</strong></p>' }),
      ])
    })
  },

  update: () => {
    test('lets two people work on two languages, and takes no last text away', async () => {
      const support = await as('support')
      const seen = { 'if-match': '"1"' }
      await support.put('/replies?id=5', { bodyDe: 'Kurz' }, seen)
      const { status, json } = await support.put('/replies?id=5', { bodyEs: 'Breve' }, seen)
      expect([status, json.reply.bodyDe]).toEqual([200, 'Kurz'])
      const none = await support.put('/replies?id=5', { bodyEn: '', bodyEs: '', bodyDe: '', bodyJa: '' })
      expect([none.status, none.json.fields.bodyEn.code]).toEqual([422, 'required'])
    })

    test('hands one’s own to everyone, and back by Undo', async () => {
      const support = await as('support')
      const { json, headers } = await support.put('/replies?id=8', { ownerId: null })
      expect(json.reply.ownerId).toBe(null)
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await support.get('/replies?id=8')).json.ownerId).toBe(4)
    })
  },

  facets: () => {
    test('counts categories, audiences and translations', async () => {
      const support = await as('support')
      await support.put('/replies?id=1', { bodyEs: '' })
      expect((await support.get('/replies/facets')).json).toMatchObject({
        category: { Return: 3, General: 2 },
        audience: { everyone: 7, one: 1 },
        translation: { complete: 7, missing: 1 },
      })
    })
  },
})

export const replyTests = (given: Given): Tests<'replies'> => ordinaryTests(given, replyExample, own(given))
