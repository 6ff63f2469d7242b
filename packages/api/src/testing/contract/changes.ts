import { expect, test } from 'vitest'
import { changeOfUsers, type Given, type Tests } from './given.ts'

export const changeTests = ({ as }: Given): Tests<'changes'> => ({
  list: () => {
    test('tells of an invoice with what was paid of it', async () => {
      const admin = await as('admin')
      const bill = { customer: { id: 5 }, products: [{ title: 'x', quantity: 1, price: 9 }] }
      const { id } = (await admin.post('/invoices', bill)).json.invoice
      await admin.post('/payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 4 }] })
      const told: { entity: string; action: string }[] = (await admin.get(`/changes?aboutInvoice=${id}`)).json
      expect(told.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
        'invoices update',
        'payments create',
        'invoices create',
      ])
    })

    test('tells who changed what, from what and to what', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/users?id=7')).json
      await admin.put('/users?id=7', { name: 'Renamed' })
      const { json } = await admin.get('/changes?entity=users&record=7&perPage=1')
      expect(json[0]).toMatchObject({
        actor: { name: (await admin.get('/me')).json.name },
        action: 'update',
        before: { name: before.name },
        after: { name: 'Renamed' },
        version: 2,
      })
    })

    test('tells everything about a person: of themselves and of what is theirs', async () => {
      const admin = await as('admin')
      const ids = async (path: string) => (await admin.get(path)).json.map(({ id }: { id: unknown }) => id).sort()
      await admin.put('/users?id=6', { name: 'Renamed' })
      await admin.put('/users?id=7', { name: 'Somebody else' })
      const { json } = await admin.get('/changes?about=6')
      const told = (entity: string) => {
        const entries: { entity: string; record: string }[] = json
        return [...new Set(entries.filter((entry) => entry.entity === entity).map(({ record }) => record))].sort()
      }
      expect(json[0]).toMatchObject({ entity: 'users', record: '6', after: { name: 'Renamed' } })
      expect(told('users')).toEqual(['6'])
      expect(told('orders')).toEqual((await ids('/orders?customerId=6')).map(String))
      expect(told('invoices')).toEqual(await ids('/invoices?customerId=6'))
      expect(told('tickets')).toEqual((await ids('/tickets?userId=6')).map(String))
      expect(told('reviews')).toEqual((await ids('/reviews?userId=6')).map(String))
      expect((await admin.get('/changes?about=99')).json).toEqual([])
      expect((await admin.get('/changes?about.gt=0')).json).toEqual([])
      expect((await admin.get('/changes?about=1.5')).status).toBe(400)
    })

    test('tells of a product and what is said of it', async () => {
      const admin = await as('admin')
      await admin.post('/products/stock?id=2', { by: 3, reason: 'Counted' })
      await admin.put('/reviews?id=4', { reply: 'Thanks' })
      await admin.put('/reviews?id=2', { reply: 'Thanks' })
      const { json } = await admin.get('/changes?aboutProduct=2&perPage=2')
      expect(json).toMatchObject([
        { entity: 'reviews', record: '4', after: { reply: 'Thanks' } },
        { entity: 'products', record: '2', reason: 'Counted' },
      ])
    })

    test('says how many were changed together, and what was taken back', async () => {
      const admin = await as('admin')
      const latest = async () => (await admin.get('/changes?entity=users&record=7&perPage=3')).json
      const { batch } = (await admin.post('/jobs', changeOfUsers([7, 8, 9], { address: 'Chile' }))).json
      expect((await latest())[0]).toMatchObject({ batch, batchSize: 3, undone: false, undoes: null })
      const undo = await admin.post('/changes/undo', { batch })
      expect(await latest()).toMatchObject([{ undoes: batch, undone: false }, { batch, undone: true }, {}])
      await admin.post('/changes/undo', { batch: undo.headers.get('x-change-batch') })
      expect(await latest()).toMatchObject([{ undone: false }, { undone: true }, { batch, undone: false }])
    })
  },

  undo: () => {
    const paths = [
      ['users', '/users?id=7', { name: 'Renamed', status: 'Pending' }],
      ['tickets', '/tickets?id=7', { subject: 'Another', status: 'Closed' }],
      ['products', '/products?id=7', { title: 'Another', colors: ['pink'], price: 3.21 }],
      ['invoices', '/invoices?id=INV-008', { tax: 12.34, products: [{ id: 1, title: 'x', quantity: 1, price: 2 }] }],
    ] as const

    test.each(paths)('takes back a change of %s', async (_, path, change) => {
      const admin = await as('admin')
      const before = (await admin.get(path)).json
      const { headers } = await admin.put(path, change)
      const undone = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 1, kept: [] })
      expect((await admin.get(path)).json).toEqual({ ...before, version: 3, updatedAt: expect.any(String) })
    })

    test('takes back what is counted once, however often somebody asks', async () => {
      const admin = await as('admin')
      const stock = async () => (await admin.get('/products?id=3')).json.stock
      const first = await stock()
      const undo = async (batch: string | null) =>
        (await admin.post('/changes/undo', { batch })).headers.get('x-change-batch')
      const { headers } = await admin.put('/products?id=3', { stock: first + 5 })
      const batch = headers.get('x-change-batch')
      const undone = await undo(batch)
      await undo(batch)
      expect(await stock()).toBe(first)
      await undo(undone)
      await undo(undone)
      expect(await stock()).toBe(first + 5)
      await undo(batch)
      expect(await stock()).toBe(first)
    })

    test('takes back a change of an order, its items and totals', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/orders?id=4')).json
      const { headers } = await admin.patch('/orders?id=4', {
        status: 'Return',
        items: [{ id: 1, name: 'x', image: '', price: 1, quantity: 1 }],
        discountAmount: 0,
        deliveredAt: null,
      })
      await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await admin.get('/orders?id=4')).json).toEqual({ ...before, version: 3, updatedAt: expect.any(String) })
    })

    test('computes totals again where other amounts changed since', async () => {
      const admin = await as('admin')
      const order = (await admin.get('/orders?id=3')).json
      const tax = await admin.patch('/orders?id=3', { taxAmount: 100 })
      await admin.patch('/orders?id=3', { shippingChargeAmount: 50 })
      expect((await admin.post('/changes/undo', { batch: tax.headers.get('x-change-batch') })).json).toEqual({
        undone: 1,
        kept: [],
      })
      const after = (await admin.get('/orders?id=3')).json
      expect(after.taxAmount).toBe(order.taxAmount)
      expect(after.totalAmount).toBeCloseTo(order.totalAmount - order.shippingChargeAmount + 50, 2)

      const invoice = (await admin.get('/invoices?id=INV-003')).json
      const lines = await admin.put('/invoices?id=INV-003', {
        products: [{ id: 1, title: 'a', quantity: 3, price: 10 }],
      })
      await admin.put('/invoices?id=INV-003', { tax: 99 })
      await admin.post('/changes/undo', { batch: lines.headers.get('x-change-batch') })
      const now = (await admin.get('/invoices?id=INV-003')).json
      expect(now.products).toEqual(invoice.products)
      expect(now.totalAmount).toBeCloseTo(invoice.totalAmount - invoice.tax + 99, 2)
    })

    test('needs the right to delete where it removes or restores', async () => {
      const { headers } = await (await as('manager')).del('/orders?id=8')
      const undo = { batch: headers.get('x-change-batch') }
      expect((await (await as('support')).post('/changes/undo', undo)).status).toBe(403)
      expect((await (await as('manager')).post('/changes/undo', undo)).json.undone).toBe(1)
    })

    test('of a changed e-mail address names the person where someone has it meanwhile', async () => {
      const admin = await as('admin')
      const { email } = (await admin.get('/users?id=13')).json
      const { headers } = await admin.put('/users?id=13', { email: 'moved@example.com', phone: '1' })
      await admin.post('/users', { name: 'Newcomer', email })
      const { json } = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(json).toMatchObject({ undone: 0, kept: [{ record: '13', reason: 'taken' }] })
    })

    test('restores a ticket whose user is gone', async () => {
      const admin = await as('admin')
      const [ticket] = (await admin.get('/tickets?userId=14')).json
      const { headers } = await admin.del(`/tickets?id=${ticket.id}`)
      await admin.del('/users?id=14')
      expect((await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })).json.undone).toBe(1)
      expect((await admin.get(`/tickets?id=${ticket.id}`)).json.user).toBeNull()
    })

    test('restores what was deleted, all of it', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/users')).json
      const { headers } = await admin.del('/users', { ids: [17, 18, 19, 20] })
      const batch = headers.get('x-change-batch')
      expect((await admin.post('/changes/undo', { batch })).json).toEqual({ undone: 4, kept: [] })
      const after = (await admin.get('/users')).json
      const same = (users: Record<string, unknown>[]) => users.map(({ version: _, updatedAt: __, ...user }) => user)
      expect(same(after)).toEqual(same(before))
    })

    test('can itself be undone', async () => {
      const admin = await as('admin')
      const { headers } = await admin.put('/users?id=7', { name: 'Renamed' })
      const undo = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      await admin.post('/changes/undo', { batch: undo.headers.get('x-change-batch') })
      expect((await admin.get('/users?id=7')).json.name).toBe('Renamed')
    })

    test('leaves what someone changed since, and says which fields', async () => {
      const admin = await as('admin')
      const { phone } = (await admin.get('/users?id=7')).json
      const { headers } = await admin.put('/users?id=7', { name: 'Renamed', phone: '1' })
      await admin.put('/users?id=7', { name: 'By someone else' })
      const { json } = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(json).toEqual({ undone: 1, kept: [{ entity: 'users', record: '7', fields: ['name'], reason: 'changed' }] })
      expect((await admin.get('/users?id=7')).json).toMatchObject({ name: 'By someone else', phone })
    })

    test('of a creation takes the record and one’s own edits, but not what others edited', async () => {
      const admin = await as('admin')
      const make = async (name: string) => {
        const { json, headers } = await admin.post('/users', { name, email: `${name}@example.com` })
        return { path: `/users?id=${json.user.id}`, id: json.user.id, batch: headers.get('x-change-batch') }
      }
      const mine = await make('mine')
      await admin.put(mine.path, { phone: '1' })
      expect((await admin.post('/changes/undo', { batch: mine.batch })).json).toEqual({ undone: 1, kept: [] })
      expect((await admin.get(mine.path)).status).toBe(404)

      const ours = await make('ours')
      await (await as('owner')).put(ours.path, { phone: '1' })
      expect((await admin.post('/changes/undo', { batch: ours.batch })).json).toEqual({
        undone: 0,
        kept: [{ entity: 'users', record: String(ours.id), fields: [], reason: 'changed' }],
      })
      expect((await admin.get(ours.path)).json.phone).toBe('1')
    })

    test('does not give two people one e-mail address', async () => {
      const admin = await as('admin')
      const { email } = (await admin.get('/users?id=20')).json
      const { headers } = await admin.del('/users?id=20')
      await admin.post('/users', { name: 'Newcomer', email })
      const { json } = await admin.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(json).toMatchObject({ undone: 0, kept: [{ record: '20', reason: 'taken' }] })
    })

    test('is for whoever could have made the change', async () => {
      const { headers } = await (await as('admin')).put('/users?id=7', { name: 'Renamed' })
      const { status } = await (await as('support')).post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(status).toBe(403)
    })

    test('leaves what came with the system', async () => {
      const owner = await as('owner')
      const [{ batch, actor }] = (await owner.get('/changes?entity=users&record=7&perPage=1')).json
      expect(actor).toBeNull()
      const before = (await owner.get('/users')).json
      expect((await owner.post('/changes/undo', { batch })).status).toBe(404)
      expect((await owner.get('/users')).json).toEqual(before)
    })

    test('does not find an unknown batch', async () => {
      expect((await (await as('admin')).post('/changes/undo', { batch: 'nonsense' })).status).toBe(404)
    })
  },
})
