import { searchable } from '@quarterdeck/contract/kit/entities'
import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

interface Found {
  readonly id: number
  readonly name: string
}

export const searchTests = ({ as }: Given): Tests<'search'> => {
  const find = async (q: string): Promise<readonly Found[]> =>
    (await (await as('viewer')).get(`/search?q=${encodeURIComponent(q)}`)).json.users
  const first = async (q: string) => (await find(q))[0]?.name

  return {
    all: () => {
      test('finds people by a part of name, mail or phone, also mistyped', async () => {
        const viewer = await as('viewer')
        const { name, email, phone } = (await viewer.get('/users?id=1')).json
        expect(await first(name.slice(0, 4))).toBe(name)
        expect(await first(email.slice(2, 14))).toBe(name)
        expect(await first(phone.slice(-6))).toBe(name)
        expect(await first('Clara Withfield')).toBe(name)
        expect(await first('Whitfeld')).toBe(name)
        expect((await viewer.get('/search?q=zzzzzzzz')).json).toEqual(
          Object.fromEntries(searchable.map((entity) => [entity, []])),
        )
        expect((await viewer.get('/search?q=')).status).toBe(400)
      })

      test.each([
        ['whitfield clara', 'Clara Whitfield'],
        ['withfield clara', 'Clara Whitfield'],
        ['joerg.mueller@', 'Jörg Müller'],
        ['Muller', 'Jörg Müller'],
        ['Wisniewski', 'Łukasz Wiśniewski'],
        ['OBrien', 'Siobhán O’Brien'],
        ['美咲', '佐藤 美咲'],
        ['佐藤美咲', '佐藤 美咲'],
        ['美咲 佐藤', '佐藤 美咲'],
        ['민준', '김민준'],
        ['παπαδόπουλος νίκος', 'Νίκος Παπαδόπουλος'],
        ['Παπαδοπουλος', 'Νίκος Παπαδόπουλος'],
        ['Παπαδόπυλος', 'Νίκος Παπαδόπουλος'],
        ['حسن', 'ليلى حسن'],
        ['Коваленка', 'Олена Коваленко'],
      ])('finds %s as %s', async (q, name) => {
        expect(await first(q)).toBe(name)
      })

      test('reads a telephone number however it is grouped', async () => {
        for (const q of ['+49 30 23125118', '03023125118', '(030) 231-251', '004930 23125 118', '23125118']) {
          expect([q, await first(q)]).toEqual([q, 'Jörg Müller'])
        }
      })

      test('finds a telephone number in any spelling, in the list too', async () => {
        const owner = await as('owner')
        await owner.put('/users?id=9', { phone: '+49 (0)89 7654321' })
        for (const q of [
          '089 7654321',
          '+49897654321',
          '0049 89/765-4321',
          'tel:+49-89-7654321',
          'tel:+49897654321;ext=5',
          '+49 (0)89 7654321',
          '７６５４３２１',
        ]) {
          const typed = encodeURIComponent(q)
          const found = [
            (await find(q))[0]?.id,
            (await owner.get(`/users?q=${typed}`)).json[0]?.id,
            (await owner.get(`/users?phone.has=${typed}`)).json[0]?.id,
          ]
          expect([q, found]).toEqual([q, [9, 9, 9]])
        }
        // In the national format.
        await owner.put('/users?id=9', { phone: '089 / 765 43 21 ext. 7' })
        for (const q of ['+49 89 7654321', '0049897654321']) expect([q, (await find(q))[0]?.id]).toEqual([q, 9])
      })

      test('takes a number for that of a person before anything else', async () => {
        expect((await find('7'))[0]?.id).toBe(7)
        expect((await find('#12'))[0]?.id).toBe(12)
        expect(await find('#999999')).toEqual([])
        expect((await find('9999999999'))[0]).toBeUndefined()
      })

      test('finds orders, products, invoices, series, tickets and reviews by number and by what they say, the named one first', async () => {
        const viewer = await as('viewer')
        const all = async (q: string, more = '') => (await viewer.get(`/search?q=${encodeURIComponent(q)}${more}`)).json
        const order = (await viewer.get('/orders?id=7')).json
        const idsOf = (rows: readonly { readonly id: number | string }[]) => rows.map(({ id }) => id)
        expect((await all('#7')).orders[0]).toEqual({
          id: 7,
          customer: order.customer.name,
          status: order.status,
          totalAmount: order.totalAmount,
          createAt: order.createAt,
          match: 'number',
          matched: '#7',
        })
        expect(idsOf((await all(order.customer.name)).orders)).toContain(7)
        expect(idsOf((await all(order.customer.email)).orders)).toContain(7)
        const product = (await viewer.get('/products?id=3')).json
        expect((await all('3')).products[0]).toMatchObject({ id: 3, code: product.code, price: product.price })
        expect(idsOf((await all(product.title)).products)).toContain(3)
        expect(idsOf((await all(product.code)).products)).toContain(3)
        const invoice = (await viewer.get('/invoices?id=INV-003')).json
        expect((await all('inv-003')).invoices).toMatchObject([
          { id: 'INV-003', customer: invoice.customer.name, status: invoice.status, totalAmount: invoice.totalAmount },
        ])
        const ticket = (await viewer.get('/tickets?id=4')).json
        expect(idsOf((await all(ticket.subject)).tickets)).toContain(4)
        expect((await all('4')).tickets[0]).toMatchObject({ id: 4, subject: ticket.subject, status: ticket.status })

        const series = (await viewer.get('/series?id=2')).json
        const found = {
          id: 2,
          name: 'Flowers',
          customer: series.customer.name,
          state: series.state,
          totalAmount: series.totalAmount,
        }
        expect((await all(series.reference, '&in=series')).series).toEqual([
          { ...found, match: 'part', matched: series.reference },
        ])
        expect((await all('#2', '&in=series')).series).toMatchObject([{ ...found, match: 'number' }])
        const [review] = (await viewer.get('/reviews?ids=2')).json
        const named = {
          id: 2,
          rating: review.rating,
          review: review.review,
          reviewer: review.user.name,
          status: 'Visible',
          match: 'word',
          matched: review.review,
        }
        expect((await all('collars washes', '&in=reviews')).reviews).toEqual([named])
        expect(idsOf((await all('2')).reviews)).toEqual([2])

        // With `in=users` only users are searched, and records in the trash are never found.
        expect(await all(order.customer.name, '&in=users')).toMatchObject({ orders: [], invoices: [], tickets: [] })
        expect((await viewer.get('/search?q=a&in=planets')).status).toBe(400)
        await (await as('admin')).del('/orders', { ids: [7] })
        expect(idsOf((await all('#7')).orders)).not.toContain(7)
      })

      test('says how each was found, the surest first, and guesses nobody for a number', async () => {
        const viewer = await as('viewer')
        const admin = await as('admin')
        const all = async (q: string) => (await viewer.get(`/search?q=${encodeURIComponent(q)}`)).json
        const titles = { 1: 'Desk zeppelins', 2: 'Zeppelin', 3: 'Zeppelin stand', 4: 'Microzeppelin' }
        for (const [id, title] of Object.entries(titles)) await admin.put(`/products?id=${id}`, { title })
        const { products } = await all('zeppelin')
        expect(products.map(({ id, match }: { id: number; match: string }) => [id, match])).toEqual([
          [2, 'exact'],
          [3, 'prefix'],
          [1, 'word'],
          [4, 'part'],
        ])
        const named = await all('14')
        expect(named.orders[0]).toMatchObject({ id: 14, match: 'number', matched: '#14' })
        expect(named.invoices[0]).toMatchObject({ id: 'INV-014', match: 'number', matched: 'INV-014' })
        expect((await all('inv-14')).invoices[0]).toMatchObject({ id: 'INV-014', match: 'number' })
        expect((await all('＃１４')).orders[0]).toMatchObject({ id: 14, match: 'number' })
        const begun = await all('INV-01')
        expect(begun.users).toEqual([])
        expect(begun.invoices[0]).toMatchObject({ match: 'prefix' })
        for (const { id } of begun.invoices) expect(id).toMatch(/^INV-01/)
        expect((await all('INV-99')).users).toEqual([])
        expect((await all('23125118')).users).toMatchObject([{ name: 'Jörg Müller', match: 'phone' }])
        expect((await all('Withfield')).users[0]).toMatchObject({ name: 'Clara Whitfield', match: 'similar' })
      })

      test('takes signs that mean something to the database as they are', async () => {
        for (const q of ['%', '_', '\\', "'", '#', '100%', '((', '+']) expect(Array.isArray(await find(q))).toBe(true)
        expect(await find('%%%')).toEqual([])
      })
    },
    records: () => {
      test('names the records that are still there, by their kind', async () => {
        const admin = await as('admin')
        const asked = 'users/7,users/999,users/3,users/7,invoices/INV-001,orders/2,nothing/1,users/seven'
        const named = async () => (await admin.get(`/search/records?records=${asked}`)).json
        expect((await named()).users.map(({ id }: Found) => id)).toEqual([7, 3])
        expect((await named()).users[0].name).toBe((await admin.get('/users?id=7')).json.name)
        expect(await named()).toMatchObject({ invoices: [{ id: 'INV-001' }], orders: [{ id: 2 }], tickets: [] })
        await admin.del('/users', { ids: [3] })
        expect((await named()).users.map(({ id }: Found) => id)).toEqual([7])
        expect((await admin.get('/search/records?records=seven')).status).toBe(400)
        expect((await admin.get('/search/records')).status).toBe(400)
      })
    },
  }
}
