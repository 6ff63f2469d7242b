import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import { sized } from '../size.ts'
import type { Given, Tests } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { category: 'orders', titleEn: 'Where is my parcel?' }

const idsIn = async (client: Client, category: string): Promise<number[]> => {
  const { json } = await client.get(`/articles?category=${category}`)
  return json.toSorted((one: Json, other: Json) => one.position - other.position).map(({ id }: Json) => id)
}

const undo = (client: Client, { headers }: { headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

export const articleExample: OrdinaryExample = {
  entity: 'articles',
  draft,
  change: [{ titleDe: 'Eins' }, { titleDe: 'Zwei' }],
  refused: [
    [{ titleEn: 'x' }, 'category', 'required'],
    [{ category: 'orders' }, 'titleEn', 'required'],
    [{ ...draft, status: 'Published' }, 'bodyEn', 'required'],
    [{ ...draft, status: 'Published', bodyDe: 'Text' }, 'bodyEn', 'required'],
    [{ ...draft, titleEn: 'x'.repeat(201) }, 'titleEn', 'too_long'],
    [{ ...draft, category: 'weather' }, 'category', 'choice'],
  ],
}

const own = ({ as }: Given): Omit<Tests<'articles'>, 'read' | 'remove' | 'export'> => ({
  list: () => {
    test('filters by category, status and what is not translated, and searches all languages', async () => {
      const support = await as('support')
      await support.put('/articles?id=3', { bodyJa: '', status: 'Draft' })
      const found = async (query: string) => (await support.get(`/articles?${query}`)).json.map(({ id }: Json) => id)
      expect(await found('category=orders')).toEqual([3, 4])
      expect(await found('status=draft')).toEqual([3])
      expect(await found('translation=missing')).toEqual([3])
      expect(await found(`q=${encodeURIComponent('Papierkorb')}`)).toEqual([8])
      expect(await found(`q=${encodeURIComponent('クレジットノート')}`)).toEqual([4, 5, 7].toSorted())
    })
  },

  create: () => {
    test('writes a draft at the end of its category, named by the first language it has', async () => {
      const support = await as('support')
      const { status, json } = await support.post('/articles', { category: 'orders', titleJa: '荷物はどこですか？' })
      expect(status).toBe(201)
      expect(json.article).toMatchObject({ status: 'Draft', title: '荷物はどこですか？', titleEn: '', views: 0 })
      expect(await idsIn(support, 'orders')).toEqual([3, 4, json.article.id])
    })

    test('keeps of markup what formats, and no script', async () => {
      const bodyEn = '<p onclick="x()">Press <b>Ship</b><script>alert(1)</script><img src=x onerror=x()></p>'
      const { json } = await (await as('support')).post('/articles', { ...draft, bodyEn })
      expect(json.article.bodyEn).toBe('<p>Press <strong>Ship</strong></p>')
    })
  },

  update: () => {
    test('lets two people work on two languages of one article', async () => {
      const support = await as('support')
      const seen = { 'if-match': '"1"' }
      await support.put('/articles?id=5', { titleDe: 'Warum ist sie gesperrt?' }, seen)
      const { status, json } = await support.put('/articles?id=5', { titleEs: '¿Por qué está bloqueada?' }, seen)
      expect([status, json.article.titleDe]).toEqual([200, 'Warum ist sie gesperrt?'])
      const refused = await support.put('/articles?id=5', { titleDe: 'Anders' }, seen)
      expect([refused.status, refused.json.conflicts]).toEqual([409, ['titleDe']])
    })

    test('to another category goes to its end, and back to its place by Undo', async () => {
      const manager = await as('manager')
      const moved = await manager.put('/articles?id=3', { category: 'records' })
      expect(await idsIn(manager, 'records')).toEqual([7, 8, 9, 10, 3])
      await undo(manager, moved)
      expect(await idsIn(manager, 'orders')).toEqual([3, 4])
    })

    test('of many publishes only what can be read', async () => {
      const manager = await as('manager')
      const { id } = (await manager.post('/articles', draft)).json.article
      await manager.put('/articles?id=1', { status: 'Draft' })
      const action = { type: 'edit', change: { status: 'Published' } }
      const selection = { ids: [String(id), '1'] }
      const { json } = await manager.post('/jobs', { entity: 'articles', selection, action })
      expect(json).toMatchObject({ changed: 1, refused: 1 })
    })
  },

  move: () => {
    test('puts an article first, between two others and into another category, as one change of it alone', async () => {
      const support = await as('support')
      const move = (id: number, category: string, after: number | null) =>
        support.post('/articles/move', { id, category, after })
      const first = await move(10, 'records', null)
      expect([first.status, await idsIn(support, 'records')]).toEqual([200, [10, 7, 8, 9]])
      await move(10, 'records', 8)
      expect(await idsIn(support, 'records')).toEqual([7, 8, 10, 9])
      const over = await move(10, 'orders', 3)
      expect(await idsIn(support, 'orders')).toEqual([3, 10, 4])
      expect((await support.get('/articles?id=8')).json.version).toBe(1)
      await undo(support, over)
      expect(await idsIn(support, 'records')).toEqual([7, 8, 10, 9])
    })

    test('finds a place however often two change places', async () => {
      const support = await as('support')
      for (let time = 0; time < sized(60, 120); time++) {
        const [first, second, last] = (await idsIn(support, 'records')).slice(0, 3)
        await support.post('/articles/move', { id: last, category: 'records', after: first })
        expect((await idsIn(support, 'records')).slice(0, 3)).toEqual([first, last, second])
      }
    })

    test('refuses a neighbor that is elsewhere', async () => {
      const { status, json } = await (await as('support')).post('/articles/move', {
        id: 3,
        category: 'orders',
        after: 7,
      })
      expect([status, json.fields.after.code]).toEqual([422, 'unknown_record'])
    })
  },

  facets: () => {
    test('counts categories, statuses and translations', async () => {
      const support = await as('support')
      await support.put('/articles?id=1', { bodyEs: '', status: 'Draft' })
      const { json } = await support.get('/articles/facets')
      expect(json).toMatchObject({
        status: { Draft: 1, Published: 12 },
        translation: { complete: 12, missing: 1 },
        category: { orders: 2, records: 4 },
      })
    })
  },
})

export const articleTests = (given: Given): Tests<'articles'> => {
  const { move, ...verbs } = own(given)
  return { ...ordinaryTests(given, articleExample, verbs), move }
}
