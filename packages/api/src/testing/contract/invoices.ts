import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const line = { id: 1, title: 'Lamp', quantity: 3, price: 19.99, discount: 10 }

export const invoiceUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/invoices?id=INV-003')).json,
  change: [{ tax: 1.5 }, { tax: 2.5 }],
}

export const invoiceTests = ({ as }: Given): Tests<'invoices'> => ({
  list: () => {
    test('answers all invoices, numbered without gaps, with totals that add up', async () => {
      const { json } = await (await as('viewer')).get('/invoices')
      expect(json.map(({ id }: { id: string }) => id)).toEqual(
        Array.from({ length: 19 }, (_, index) => `INV-${String(index + 1).padStart(3, '0')}`),
      )
      const cents = (amount: number) => Math.round(amount * 100)
      for (const { products, shippingCharge, tax, totalAmount } of json) {
        const lines = products.reduce((sum: number, { total }: { total: number }) => sum + cents(total), 0)
        expect(cents(totalAmount)).toBe(lines + cents(shippingCharge) + cents(tax))
      }
    })

    test('tells what was credited', async () => {
      const { json } = await (await as('viewer')).get('/invoices')
      const credited = json.filter(({ creditedAmount }: { creditedAmount: number }) => creditedAmount > 0)
      expect(credited.map(({ orderId }: { orderId: number }) => orderId).sort()).toEqual([3, 5])
    })

    test('filters by status and finds by the customer', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/invoices')).json
      expect((await viewer.get('/invoices?status=Complete')).json).toEqual(
        all.filter(({ status }: { status: string }) => status === 'complete'),
      )
      expect((await viewer.get(`/invoices?q=${encodeURIComponent(all[0].customer.name)}`)).json).toContainEqual(all[0])
    })
  },

  read: () => {
    test('answers one invoice without the security code of the card', async () => {
      const { json } = await (await as('viewer')).get('/invoices?id=INV-003')
      expect(json).toMatchObject({ id: 'INV-003', payment: { cardCVC: '***' } })
    })

    test.each(['INV-999', '1', 'INV-1%27'])('does not find %s', async (id) => {
      const { status, json } = await (await as('viewer')).get(`/invoices?id=${id}`)
      expect([status, json.message]).toEqual([404, 'Invoice not found'])
    })
  },

  create: () => {
    test('picks a customer at random from the users where none is sent', async () => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/invoices', { products: [line], shippingCharge: 5, tax: 1.5 })
      expect(status).toBe(201)
      expect(json.invoice).toMatchObject({ id: 'INV-020', status: 'pending', totalAmount: 60.47 })
      expect(json.invoice.products[0].total).toBe(53.97)
      expect((await manager.get(`/users?id=${json.invoice.customer.id}`)).json.name).toBe(json.invoice.customer.name)
      expect(Date.parse(json.invoice.dueDate)).toBeGreaterThan(Date.parse(json.invoice.issueDate))
    })

    test('takes the customer that is sent', async () => {
      const { json } = await (await as('manager')).post('/invoices', { products: [line], customer: { id: '6' } })
      expect(json.invoice.customer.id).toBe(6)
    })

    test('never stores the security code, and masks the card', async () => {
      const manager = await as('manager')
      const { json } = await manager.post('/invoices', {
        products: [line],
        payment: {
          paymentMethod: 'visa card',
          cardHolder: 'Grace Ong',
          cardNo: '4111111111114242',
          cardCVC: 'CVC-987',
        },
      })
      expect(json.invoice.payment).toEqual({
        paymentMethod: 'Visa Card',
        cardHolder: 'Grace Ong',
        cardNo: '**** **** **** 4242',
        cardCVC: '***',
      })
      const journal = await (await as('admin')).get(`/changes?entity=invoices&record=${json.invoice.id}`)
      expect(journal.text).not.toContain('CVC-987')
      expect(journal.text).not.toContain('411111111111')
    })

    test('gives twenty people at once twenty numbers without a gap', { tags: 'everyHome' }, async () => {
      const manager = await as('manager')
      const made = await Promise.all(Array.from({ length: 20 }, () => manager.post('/invoices', { products: [line] })))
      const ids = made.map(({ json }) => json.invoice.id).sort()
      expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => `INV-${String(20 + index).padStart(3, '0')}`))
    })

    test('loses no number to a refused invoice', async () => {
      const manager = await as('manager')
      await manager.post('/invoices', { products: [line], customer: { id: 99 } })
      await manager.post('/invoices', { products: [{ ...line, price: 99_999_999_999, quantity: 1_000_000 }] })
      expect((await manager.post('/invoices', { products: [line] })).json.invoice.id).toBe('INV-020')
    })

    test.each([
      [{ products: [{ ...line, quantity: 0 }] }, 'products.0.quantity', 'too_small'],
      [{ products: [{ ...line, discount: 150 }] }, 'products.0.discount', 'too_big'],
      [{ products: [{ ...line, price: 99_999_999_999, quantity: 1_000_000 }] }, 'products', 'too_big'],
      [{ issueDate: '2026-05-02', dueDate: '2026-05-01' }, 'dueDate', 'date_order'],
      [{ status: 'paid' }, 'status', 'choice'],
      [{ customer: { id: 99 } }, 'customer.id', 'unknown_record'],
    ])('refuses %j', async (draft, field, code) => {
      const { status, json } = await (await as('manager')).post('/invoices', draft)
      expect([status, json.fields[field]?.code]).toEqual([422, code])
    })
  },

  update: () => {
    test('computes the total again', async () => {
      const manager = await as('manager')
      const { json } = await manager.put('/invoices?id=INV-002', { products: [line], tax: 0, shippingCharge: 0 })
      expect(json.invoice).toMatchObject({ id: 'INV-002', totalAmount: 53.97, version: 2 })
      expect((await manager.put('/invoices?id=INV-002', { tax: 2 })).json.invoice.totalAmount).toBe(55.97)
    })

    test('never comes to less than was credited', async () => {
      const manager = await as('manager')
      const { invoiceId, refundedAmount } = (await manager.get('/orders?id=5')).json
      const put = (body: object) => manager.put(`/invoices?id=${invoiceId}`, body)
      const { status, json } = await put({ products: [{ ...line, quantity: 1, price: 1 }], tax: 0 })
      expect([status, json.fields.products]).toMatchObject([422, { code: 'refunded', limit: refundedAmount }])
      expect((await put({ products: [{ ...line, quantity: 500 }] })).json.invoice.creditedAmount).toBe(refundedAmount)
    })

    test('does not find an unknown one', async () => {
      const { status, json } = await (await as('manager')).put('/invoices?id=INV-999', { tax: 1 })
      expect([status, json.message]).toEqual([404, 'Invoice not found'])
    })
  },

  remove: () => {
    test('answers the deleted invoices for ids and the invoice for an id', async () => {
      const manager = await as('manager')
      const several = await manager.del('/invoices', { ids: ['INV-001', 'INV-002'] })
      expect(several.json.invoice.map(({ id }: { id: string }) => id)).toEqual(['INV-001', 'INV-002'])
      expect((await manager.del('/invoices?id=INV-003')).json.invoice.id).toBe('INV-003')
      const again = await manager.del('/invoices?id=INV-003')
      expect([again.status, again.json.message]).toEqual([404, 'Invoice not found'])
    })
  },
})
