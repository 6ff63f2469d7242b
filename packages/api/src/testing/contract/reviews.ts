import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const idsOf = (rows: Json[]): number[] => rows.map(({ id }) => id)

/** Returns the ratings stored with products, and those of their visible reviews. */
const ratings = async (client: Client) => {
  const products: Json[] = (await client.get('/products')).json
  const reviews: Json[] = (await client.get('/reviews?status=visible')).json
  const counted = products.map(({ id }) => {
    const given: number[] = reviews.filter(({ productId }) => productId === id).map(({ rating }) => rating)
    const mean = given.reduce((sum, rating) => sum + rating, 0) / (given.length || 1)
    return { id, rating: Math.round(mean * 10) / 10, totalReviews: given.length }
  })
  return { kept: products.map(({ id, rating, totalReviews }) => ({ id, rating, totalReviews })), counted }
}

const expectAgreement = async (client: Client) => {
  const { kept, counted } = await ratings(client)
  expect(kept).toEqual(counted)
}

const hidden = { status: 'Hidden', hiddenReason: 'Names somebody' }
const shown = { status: 'Visible' }

const change = (client: Client, ids: readonly number[], changed: object) =>
  client.post('/jobs', {
    entity: 'reviews',
    selection: { ids: ids.map(String) },
    action: { type: 'edit', change: changed },
  })

const undo = (client: Client, { headers }: { headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

export const reviewUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/reviews')).json[0],
  change: [{ reply: 'One' }, { reply: 'Two' }],
}

export const reviewTests = ({ as }: Given): Tests<'reviews'> => ({
  list: () => {
    test('answers the same list with and without id, in half-point steps', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/reviews')
      expect(json).toHaveLength(4)
      for (const { rating } of json) expect(rating * 2).toBe(Math.round(rating * 2))
      expect((await viewer.get('/reviews?id=2')).json).toEqual(json)
      expect((await viewer.get('/reviews?id=nonsense')).json).toEqual(json)
    })

    test('filters by ids, product, person, reply and what is hidden', async () => {
      const support = await as('support')
      await support.put('/reviews?id=4', hidden)
      const all: Json[] = (await support.get('/reviews')).json
      const found = async (query: string) => idsOf((await support.get(`/reviews?${query}`)).json)
      expect(await found('ids=2&ids=4')).toEqual([2, 4])
      expect(await found('productId=2')).toEqual(idsOf(all.filter(({ productId }) => productId === 2)))
      expect(await found('userId=9')).toEqual(idsOf(all.filter(({ user }) => user.id === 9)))
      expect(await found('rating=3.5&rating=4')).toEqual(idsOf(all.filter(({ rating }) => [3.5, 4].includes(rating))))
      expect(await found('repliedAt.empty=false')).toEqual(idsOf(all.filter(({ reply }) => reply !== '')))
      expect(await found('status=hidden')).toEqual([4])
      const withStars = (stars: number[]) => idsOf(all.filter(({ rating }) => stars.includes(Math.floor(rating))))
      expect(await found('stars=3&stars=5')).toEqual(withStars([3, 5]))
      expect([await found('reply=due'), await found('reply=given'), await found('reply=none')]).toEqual([
        [1, 2],
        [3],
        [4],
      ])
      expect([await found('verified=yes'), await found('verified=no')]).toEqual([[1, 2, 3, 4], []])
      const product = (await support.get('/products?id=2')).json
      expect(all[0].product).toEqual({ id: 2, title: product.title, image: product.featureImage })
    })

    test('an order vouches for a review as long as it says that the reviewer bought the product before and kept it', async () => {
      const manager = await as('manager')
      const reviews: Json[] = (await manager.get('/reviews')).json
      for (const { orderId, user, productId } of reviews) {
        const order = (await manager.get(`/orders?id=${orderId}`)).json
        expect([order.customer.id, idsOf(order.items)]).toEqual([user.id, expect.arrayContaining([productId])])
      }
      const [{ id, orderId }] = reviews
      const unvouched = async () => idsOf((await manager.get('/reviews?orderId.empty=true')).json)
      const later = new Date().toISOString()
      const taken = [{ id: 9, name: 'x', image: '', price: 1, quantity: 1 }]
      for (const changed of [
        () => manager.patch(`/orders?id=${orderId}`, { status: 'return' }),
        () => manager.patch(`/orders?id=${orderId}`, { createAt: later, deliveredAt: null }),
        () => manager.patch(`/orders?id=${orderId}`, { customer: { id: 3 } }),
        () => manager.patch(`/orders?id=${orderId}`, { items: taken }),
        () => manager.del(`/orders?id=${orderId}`),
      ]) {
        const done = await changed()
        expect([done.status, await unvouched()]).toEqual([200, [id]])
        await undo(manager, done)
        expect(await unvouched()).toEqual([])
      }
    })

    test('agrees with the rating of its product, whatever happens to reviews', async () => {
      const manager = await as('manager')
      await expectAgreement(manager)
      const both = idsOf((await manager.get('/reviews?productId=2')).json)
      await Promise.all(both.map((id) => manager.put(`/reviews?id=${id}`, hidden)))
      await expectAgreement(manager)
      expect((await manager.get('/products?id=2')).json).toMatchObject({ rating: 0, totalReviews: 0, version: 1 })
      await Promise.all(both.map((id) => manager.put(`/reviews?id=${id}`, shown)))
      await expectAgreement(manager)

      const many = await change(manager, [1, 2, 3, 4], hidden)
      await expectAgreement(manager)
      const back = await undo(manager, many)
      await expectAgreement(manager)
      await undo(manager, back)
      expect((await ratings(manager)).kept.every(({ totalReviews }) => totalReviews === 0)).toBe(true)
      await change(manager, [1, 2, 3, 4], shown)

      const removed = await manager.del('/reviews', { ids: [1, 3] })
      await expectAgreement(manager)
      await undo(manager, removed)
      await expectAgreement(manager)
      expect((await manager.get('/products?id=2')).json).toMatchObject({ rating: 4, totalReviews: 2 })
    })
  },

  update: () => {
    test('replies, and says who did and when', async () => {
      const support = await as('support')
      const { id, name } = (await support.get('/me')).json
      const { json } = await support.put('/reviews?id=1', { reply: ' Thank you! ' })
      expect(json.review).toMatchObject({ reply: 'Thank you!', replier: { id, name }, version: 2 })
      expect(Date.parse(json.review.repliedAt)).toBeGreaterThan(Date.parse(json.review.createdAt))
      const other = await as('manager')
      const again = await other.put('/reviews?id=1', { reply: 'Thank you!' })
      expect(again.json.review).toEqual(json.review)
      const cleared = await other.put('/reviews?id=1', { reply: '' })
      expect(cleared.json.review).toMatchObject({ reply: '', replier: null, repliedAt: null, version: 3 })
      await undo(other, cleared)
      const [back] = (await other.get('/reviews?ids=1')).json
      expect(back).toMatchObject({ reply: 'Thank you!', replier: { id, name }, repliedAt: json.review.repliedAt })
    })

    test('hides for a reason, which goes when it is shown again', async () => {
      const support = await as('support')
      const without = await support.put('/reviews?id=2', { status: 'hidden' })
      expect([without.status, without.json.fields.hiddenReason.code]).toEqual([422, 'required'])
      const alone = await support.put('/reviews?id=2', { hiddenReason: 'x' })
      expect([alone.status, alone.json.fields.hiddenReason.code]).toEqual([422, 'invalid'])
      expect((await support.put('/reviews?id=2', hidden)).json.review).toMatchObject(hidden)
      const { json } = await support.put('/reviews?id=2', shown)
      expect(json.review).toMatchObject({ status: 'Visible', hiddenReason: '', version: 3 })
    })

    test('merges what different people say, and refuses to overwrite', async () => {
      const support = await as('support')
      await support.put('/reviews?id=1', { reply: 'Thanks' })
      const seen = { 'if-match': '"1"' }
      expect((await support.put('/reviews?id=1', hidden, seen)).status).toBe(200)
      const { status, json } = await support.put('/reviews?id=1', { reply: 'Thank you' }, seen)
      expect([status, json.current.reply, json.conflicts]).toEqual([409, 'Thanks', expect.arrayContaining(['reply'])])
    })

    test('of many is a plan, which hides none without a reason', async () => {
      const manager = await as('manager')
      const plan = (changed: object) =>
        manager.post('/plans', {
          entity: 'reviews',
          selection: { query: 'rating.lt=5', except: [] },
          action: { type: 'edit', change: changed },
        })
      expect((await plan({ status: 'Hidden' })).json.fields.hiddenReason.code).toBe('required')
      expect((await plan({ hiddenReason: 'x' })).json).toMatchObject({ changing: 0, refusedTotal: 3 })
      expect((await plan(hidden)).json).toMatchObject({ total: 3, changing: 3, refused: [] })
    })

    test('of many leaves those that are hidden already with their own reason', async () => {
      const manager = await as('manager')
      await manager.put('/reviews?id=2', hidden)
      const request = {
        entity: 'reviews',
        selection: { ids: ['1', '2'] },
        action: { type: 'edit', change: { status: 'Hidden', hiddenReason: 'Paid for' } },
      }
      expect((await manager.post('/plans', request)).json).toMatchObject({ total: 2, changing: 1, unchanged: 1 })
      expect((await manager.post('/jobs', request)).json).toMatchObject({ changed: 1 })
      const reasons = (await manager.get('/reviews?ids=1&ids=2')).json.map(({ hiddenReason }: Json) => hiddenReason)
      expect(reasons).toEqual(['Paid for', hidden.hiddenReason])
    })
  },

  remove: () => {
    test('moves reviews to the bin, from which they come back as they were', async () => {
      const manager = await as('manager')
      const all = (await manager.get('/reviews')).json
      const { json } = await manager.del('/reviews?id=3')
      expect(json.review).toEqual(all[2])
      expect(idsOf((await manager.get('/reviews')).json)).toEqual([1, 2, 4])
      const [binned] = (await manager.get('/bin?entity=reviews')).json
      expect(binned).toMatchObject({ id: '3', title: all[2].review })
      await manager.post('/jobs', { entity: 'reviews', selection: { ids: ['3'] }, action: { type: 'restore' } })
      const [, , back] = (await manager.get('/reviews')).json
      expect(back).toEqual({ ...all[2], version: 3, updatedAt: expect.any(String) })
      expect((await (await as('support')).del('/reviews?id=3')).status).toBe(403)
    })
  },

  facets: () => {
    test('counts stars, replies, buyers and what is hidden, of all and of a product', async () => {
      const support = await as('support')
      await support.put('/reviews?id=2', hidden)
      expect((await support.get('/reviews/facets')).json).toEqual({
        stars: { 3: 2, 4: 1, 5: 1 },
        status: { Visible: 3, Hidden: 1 },
        reply: { due: 2, given: 1, none: 1 },
        verified: { yes: 4 },
      })
      expect((await support.get('/reviews/facets?productId=2&stars=3')).json).toEqual({
        stars: { 3: 1, 4: 1 },
        status: { Visible: 1 },
        reply: { due: 1 },
        verified: { yes: 1 },
      })
      // Derived values follow every kind of change.
      await support.put('/reviews?id=1', { reply: 'Thank you' })
      const manager = await as('manager')
      await manager.patch(`/orders?id=${(await manager.get('/reviews?ids=4')).json[0].orderId}`, { status: 'return' })
      expect((await support.get('/reviews/facets')).json).toMatchObject({
        reply: { due: 1, given: 2, none: 1 },
        verified: { yes: 3, no: 1 },
      })
    })
  },

  export: () => {
    test('writes a file of those that match', async () => {
      const { text } = await (await as('viewer')).get('/reviews/export.csv?rating=5&fields=id,product,user,rating')
      expect(text.trim().split('\r\n')).toEqual(['id,product,user,rating', expect.stringMatching(/^2,Harbour .+,5$/)])
    })
  },
})
