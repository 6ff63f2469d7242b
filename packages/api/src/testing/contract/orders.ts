import { expect, test } from 'vitest'
import type { Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const orderUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/orders?id=7')).json,
  change: [{ taxAmount: 1.5 }, { taxAmount: 2.5 }],
}

export const orderTests = ({ as }: Given): Tests<'orders'> => ({
  list: () => {
    test('finds by number, invoice, customer and address', async () => {
      const viewer = await as('viewer')
      const orders = (await viewer.get('/orders')).json
      const order = orders.find(({ invoiceId }: { invoiceId: string | null }) => invoiceId !== null)
      for (const q of [
        order.invoiceId,
        order.customer.name,
        order.shipping.slice(0, 12),
        `${order.id} ${order.customer.email}`,
      ]) {
        const found = (await viewer.get(`/orders?q=${encodeURIComponent(q)}`)).json
        expect(found).toContainEqual(order)
        expect(found.length).toBeLessThan(orders.length)
      }
    })

    test('answers all orders with amounts that add up', async () => {
      const { json } = await (await as('viewer')).get('/orders')
      expect(json).toHaveLength(15)
      for (const order of json) {
        const cents = (amount: number) => Math.round(amount * 100)
        const items = order.items.reduce(
          (sum: number, { price, quantity }: { price: number; quantity: number }) => sum + cents(price) * quantity,
          0,
        )
        expect(cents(order.subTotalAmount)).toBe(items)
        expect(cents(order.totalAmount)).toBe(
          items + cents(order.taxAmount) + cents(order.shippingChargeAmount) - cents(order.discountAmount),
        )
        expect(['Delivered', 'Shipping', 'New', 'Pending', 'Return']).toContain(order.status)
        expect(order.payment.cardNumber).toMatch(/\*/)
      }
    })

    test('filters by status in either case, by customer, product and amount', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/orders')).json
      const fresh = all.filter(({ status }: { status: string }) => status === 'New')
      expect((await viewer.get('/orders?status=new')).json).toEqual(fresh)
      expect((await viewer.get('/orders?status=New')).json).toEqual(fresh)
      const [{ customer }] = all
      expect((await viewer.get(`/orders?customerId=${customer.id}`)).json).toEqual(
        all.filter((order: { customer: { id: number } }) => order.customer.id === customer.id),
      )
      const [{ id: productId }] = all[0].items
      expect((await viewer.get(`/orders?productId=${productId}`)).json).toEqual(
        all.filter(({ items }: { items: { id: number }[] }) => items.some(({ id }) => id === productId)),
      )
      expect((await viewer.get('/orders?totalAmount.gt=100')).json).toEqual(
        all.filter(({ totalAmount }: { totalAmount: number }) => totalAmount > 100),
      )
      expect((await viewer.get('/orders?deliveredAt.empty=true')).json).toEqual(
        all.filter(({ deliveredAt }: { deliveredAt: string | null }) => deliveredAt === null),
      )
    })
  },

  read: () => {
    test('answers one order', async () => {
      expect((await (await as('viewer')).get('/orders?id=3')).json).toMatchObject({ id: 3, version: 1 })
    })

    test.each(['99', 'abc', ''])('answers false for %j', async (id) => {
      const { status, json } = await (await as('viewer')).get(`/orders?id=${id}`)
      expect([status, json]).toEqual([200, false])
    })
  },

  update: () => {
    test('takes any field, in either case of the status', async () => {
      const support = await as('support')
      const { status, json } = await support.patch('/orders?id=3', { status: 'return', billing: 'Elm Street 5' })
      expect(status).toBe(200)
      expect(json.order).toMatchObject({ id: 3, status: 'Return', billing: 'Elm Street 5', version: 2 })
    })

    test('computes the totals again', async () => {
      const { json } = await (await as('support')).patch('/orders?id=4', {
        items: [{ id: 1, name: 'Lamp', image: '', price: 19.99, quantity: 3 }],
        taxAmount: 4.2,
        discountAmount: 1,
        shippingChargeAmount: 5,
        totalAmount: 1,
      })
      expect(json.order).toMatchObject({ subTotalAmount: 59.97, totalAmount: 68.17 })
    })

    test('keeps quantities and prices with four decimals, of any unit', async () => {
      const manager = await as('manager')
      const [{ id, items: before }] = (await manager.get('/orders?status=new')).json
      const change = (items: Json[]) => manager.patch(`/orders?id=${id}`, { items })
      const hours = { ...before[0], name: 'Hours', quantity: 3.25, unit: 'hur', price: 96.5 }
      const current = { ...before[0], name: 'Current', quantity: 12_345, unit: 'KWH', price: 0.2847 }
      const { status, json } = await change([hours, current])
      expect([status, json.order.subTotalAmount]).toEqual([200, 3828.25])
      expect(json.order.items).toEqual([{ ...hours, unit: 'HUR' }, current])
      expect((await manager.get(`/orders?id=${id}`)).json).toEqual(json.order)
      expect((await manager.get(`/orders?ids=${id}`)).json).toEqual([json.order])
      const wrong = { quantity: 0.00001, price: 0.28475, unit: 'furlong' }
      for (const [field, value] of Object.entries(wrong)) {
        const refused = await change([{ ...hours, [field]: value }])
        expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, [`items.0.${field}`]])
      }
      const ship = (quantity: number) => manager.post('/shipments', { orderId: id, lines: [{ line: 0, quantity }] })
      expect((await ship(1.2)).status).toBe(201)
      expect((await ship(2.0501)).json.fields).toMatchObject({ 'lines.0.quantity': { code: 'too_big', limit: 2.05 } })
      expect((await ship(2.05)).status).toBe(201)
      const back = {
        orderId: id,
        kind: 'Return',
        reason: 'Not done',
        lines: [{ line: 0, quantity: 0.5, restock: true }],
      }
      expect((await manager.post('/refunds', back)).json.fields).toMatchObject({
        'lines.0.restock': { code: 'whole' },
      })
      const lines = [{ line: 0, quantity: 0.5 }]
      expect((await manager.post('/refunds', { ...back, lines })).json.refund.lines).toMatchObject([{ quantity: 0.5 }])
    })

    test('is read by everyone as it was answered, whatever it consists of', async () => {
      const support = await as('support')
      const { json } = await support.patch('/orders?id=4', {
        billing: 'a "quoted" \\ back\nslash\t\u00ad\u2067, Zoë 東京 🚢',
        shipping: "O'Hara, =1+1 {0} \u2028",
        deliveredAt: '2031-02-03T04:05:06.007Z',
        items: [
          { id: 1, name: 'A "lamp", 5 €', image: '', price: 0.1, quantity: 2 },
          { id: 2, name: 'B\\', image: '', price: 1234567.05, quantity: 1 },
          { id: 3, name: '名', image: '', price: 0, quantity: 10 },
        ],
        taxAmount: 0.07,
      })
      const { json: read, headers } = await support.get('/orders?id=4')
      expect(JSON.stringify(read)).toBe(JSON.stringify(json.order))
      expect(headers.get('etag')).toMatch(/^"2-/)
      for (const query of ['', '&page=1', '&perPage=5&sort=-totalAmount', '&q=hara']) {
        const { json: listed } = await support.get(`/orders?ids=4${query}`)
        expect(JSON.stringify(listed)).toBe(JSON.stringify([json.order]))
      }
      const { json: some } = await support.get('/orders?ids=4&fields=version,invoiceId,items')
      expect(some).toEqual([{ invoiceId: json.order.invoiceId, items: json.order.items, version: 2 }])
    })

    test('masks a card number', async () => {
      const { json } = await (await as('support')).patch('/orders?id=3', {
        payment: { cardNumber: '4111 1111 1111 1234' },
      })
      expect(json.order.payment.cardNumber).toBe('**** **** **** 1234')
    })

    test('takes another customer with their details', async () => {
      const support = await as('support')
      const user = (await support.get('/users?id=9')).json
      const { json } = await support.patch('/orders?id=3', { customer: { id: 9 } })
      expect(json.order.customer).toEqual({
        id: 9,
        name: user.name,
        email: user.email,
        phone: user.phone,
        image: user.image,
      })
      const unknown = await support.patch('/orders?id=3', { customer: { id: 99 } })
      expect([unknown.status, unknown.json.fields['customer.id'].code]).toEqual([422, 'unknown_record'])
    })

    test.each([
      [{ status: 'lost' }, 'status', 'choice'],
      [{ items: [] }, 'items', 'too_short'],
      [{ items: [{ id: 1, name: 'x', image: '', price: -1, quantity: 1 }] }, 'items.0.price', 'too_small'],
      [{ items: [{ id: 1, name: 'x', image: '', price: 1.00005, quantity: 1 }] }, 'items.0.price', 'decimals'],
      [{ items: [{ id: 1, name: 'x', image: '', price: 1, quantity: 0 }] }, 'items.0.quantity', 'too_small'],
      [{ discountAmount: 1_000_000 }, 'discountAmount', 'too_big'],
      [{ deliveredAt: 'soon' }, 'deliveredAt', 'invalid'],
      [{ deliveredAt: '1999-01-01' }, 'deliveredAt', 'date_order'],
      [{ invoiceId: 'INV-999' }, 'invoiceId', 'unknown_record'],
    ])('refuses %j', async (patch, field, code) => {
      const support = await as('support')
      const { status, json } = await support.patch('/orders?id=3', patch)
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      expect((await support.get('/orders?id=3')).json.version).toBe(1)
    })

    test('takes the date of the order, and not one after its delivery', async () => {
      const support = await as('support')
      const createAt = '2025-01-02T03:04:05.000Z'
      expect((await support.patch('/orders?id=1', { createAt })).json.order.createAt).toBe(createAt)
      const late = await support.patch('/orders?id=1', { createAt: '2999-01-01' })
      expect([late.status, late.json.fields.deliveredAt.code]).toEqual([422, 'date_order'])
    })

    test('merges the changes of two people to different amounts', async () => {
      const support = await as('support')
      await support.patch('/orders?id=3', { taxAmount: 110 }, { 'if-match': '"1"' })
      const { status, json } = await support.patch('/orders?id=3', { shippingChargeAmount: 7 }, { 'if-match': '"1"' })
      expect(status).toBe(200)
      expect(json.order).toMatchObject({ taxAmount: 110, shippingChargeAmount: 7, version: 3 })
    })

    test('names a conflict by the field that clients know', async () => {
      const support = await as('support')
      await support.patch('/orders?id=3', { payment: { paymentMethod: 'Paypal' } })
      const { status, json } = await support.patch(
        '/orders?id=3',
        { payment: { paymentMethod: 'Visa Card' } },
        { 'if-match': '"1"' },
      )
      expect([status, json.conflicts]).toEqual([409, ['payment']])
    })
  },

  move: () => {
    test('takes an order along its way, and notes when it arrived', async () => {
      const support = await as('support')
      const [fresh] = (await support.get('/orders?status=new')).json
      const move = async (to: string, reason?: string) =>
        (await support.post('/orders/move', { id: fresh.id, to, reason })).json.order
      expect(await move('pending')).toMatchObject({ status: 'Pending', deliveredAt: null, version: 2 })
      expect(await move('Shipping')).toMatchObject({ status: 'Shipping', deliveredAt: null })
      expect(await move('Delivered')).toMatchObject({ status: 'Delivered', deliveredAt: expect.any(String) })
      expect(await move('Return', 'Too small')).toMatchObject({ status: 'Return', deliveredAt: expect.any(String) })
      expect(await move('Shipping', 'Sent again')).toMatchObject({ status: 'Shipping', deliveredAt: null })
      const [last] = (await support.get(`/changes?entity=orders&record=${fresh.id}`)).json
      expect(last).toMatchObject({ reason: 'Sent again', isFinal: false })
    })

    test('refuses a step that makes no sense, and one without its reason', async () => {
      const support = await as('support')
      const [fresh] = (await support.get('/orders?status=new')).json
      const [arrived] = (await support.get('/orders?status=delivered')).json
      const jump = await support.post('/orders/move', { id: fresh.id, to: 'Return', reason: 'Why not' })
      expect([jump.status, jump.json.fields.to]).toEqual([
        422,
        { code: 'choice', message: 'An order cannot go from New to Return', limit: 'Pending, Shipping' },
      ])
      const silent = await support.post('/orders/move', { id: arrived.id, to: 'Return', reason: ' ' })
      expect([silent.status, silent.json.fields.reason.code]).toEqual([422, 'required'])
    })

    test('takes one step where two are made at once', async () => {
      const support = await as('support')
      const [order] = (await support.get('/orders?status=pending')).json
      const step = () => support.post('/orders/move', { id: order.id, to: 'Shipping' }, { 'if-match': '"1"' })
      const replies = await Promise.all([step(), step()])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
      expect((await support.get(`/orders?id=${order.id}`)).json.version).toBe(2)
    })

    test('answers 404 for an unknown order', async () => {
      const unknown = await (await as('support')).post('/orders/move', { id: 99, to: 'Shipping' })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Order not found'])
    })
  },

  invoice: () => {
    test('comes to what the order comes to, and each knows the other', async () => {
      const manager = await as('manager')
      const before = (await manager.get('/orders?id=9')).json
      await manager.del(`/invoices?id=${before.invoiceId}`)
      const { status, json } = await manager.post('/orders/invoice', { id: 9 })
      expect(status).toBe(201)
      expect(json.invoice).toMatchObject({
        orderId: 9,
        status: 'pending',
        totalAmount: before.totalAmount,
        shippingCharge: before.shippingChargeAmount,
        tax: before.taxAmount,
        discountAmount: before.discountAmount,
        customer: { id: before.customer.id, name: before.customer.name },
        billingAddress: { email: before.customer.email, address: before.billing },
        payment: { paymentMethod: before.payment.paymentMethod, cardNo: before.payment.cardNumber },
      })
      expect(json.order).toMatchObject({ id: 9, invoiceId: json.invoice.id, version: 2 })
      expect((await manager.get('/orders?id=9')).json.invoiceId).toBe(json.invoice.id)
      expect((await manager.get('/invoices?orderId=9')).json).toEqual([json.invoice])
      const told = (await manager.get('/changes?aboutOrder=9')).json
      expect(told.map(({ entity }: { entity: string }) => entity)).toEqual(
        expect.arrayContaining(['orders', 'notes', 'invoices']),
      )
    })

    test('has the units of the order, and rounds each line once', async () => {
      const manager = await as('manager')
      const { invoiceId, items: before } = (await manager.get('/orders?id=9')).json
      await manager.del(`/invoices?id=${invoiceId}`)
      const hours = { ...before[0], quantity: 3.25, unit: 'HUR', price: 96.5 }
      const current = { ...before[0], quantity: 12_345, unit: 'KWH', price: 0.2847 }
      const { totalAmount } = (await manager.patch('/orders?id=9', { items: [hours, current] })).json.order
      const { invoice } = (await manager.post('/orders/invoice', { id: 9 })).json
      expect(invoice).toMatchObject({ totalAmount, orderChanged: false })
      expect(invoice.products).toMatchObject([
        { quantity: 3.25, unit: 'HUR', price: 96.5, total: 313.63 },
        { quantity: 12_345, unit: 'KWH', price: 0.2847, total: 3514.62 },
      ])
    })

    test('is made once', async () => {
      const manager = await as('manager')
      const again = await manager.post('/orders/invoice', { id: 9 })
      expect([again.status, again.json.conflicts, again.json.current.id]).toEqual([409, ['invoiceId'], 9])
      const { invoiceId } = (await manager.get('/orders?id=8')).json
      await manager.del(`/invoices?id=${invoiceId}`)
      const invoices = (await manager.get('/invoices')).json.length
      const make = () => manager.post('/orders/invoice', { id: 8 })
      const replies = await Promise.all([make(), make()])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
      expect((await manager.get('/invoices')).json).toHaveLength(invoices + 1)
    })

    test('says of its invoice whether the two differ by now', async () => {
      const manager = await as('manager')
      const { invoiceId, items, taxAmount } = (await manager.get('/orders?id=9')).json
      const isChanged = async () => (await manager.get(`/invoices?id=${invoiceId}`)).json.orderChanged
      await manager.patch('/orders?id=9', { billing: 'Elm Street 5' })
      expect(await isChanged()).toBe(false)
      const { headers } = await manager.patch('/orders?id=9', { taxAmount: taxAmount + 1 })
      expect(await isChanged()).toBe(true)
      await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await isChanged()).toBe(false)
      await manager.patch('/orders?id=9', { items: items.slice(1) })
      expect(await isChanged()).toBe(true)
      await manager.patch('/orders?id=9', { items })
      expect(await isChanged()).toBe(false)
    })

    test('makes another one in the place of one that is void', async () => {
      const manager = await as('manager')
      const { invoiceId } = (await manager.get('/orders?id=9')).json
      await manager.put(`/invoices?id=${invoiceId}`, { status: 'pending' })
      await manager.post('/invoices/void', { ids: [invoiceId], reason: 'Wrong company' })
      expect((await manager.post('/orders/invoice', { id: 9 })).json.order.invoiceId).toBe('INV-020')
    })

    test('answers 404 for an unknown order', async () => {
      const unknown = await (await as('manager')).post('/orders/invoice', { id: 99 })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Order not found'])
    })
  },

  remove: () => {
    test('answers the deleted orders for ids and the order for an id', async () => {
      const manager = await as('manager')
      const several = await manager.del('/orders', { ids: [1, '2', 99] })
      expect(several.json.order.map(({ id }: { id: number }) => id)).toEqual([1, 2])
      expect((await manager.del('/orders?id=3')).json.order.id).toBe(3)
      expect((await manager.get('/orders')).json).toHaveLength(12)
    })
  },

  statuses: () => {
    test('answers the statuses in lower case, at the specified address', async () => {
      const { json } = await (await as('viewer')).get('/orders/statues')
      expect(json.map(({ value }: { value: string }) => value)).toEqual([
        'delivered',
        'shipping',
        'new',
        'pending',
        'return',
      ])
    })
  },

  paymentMethods: () => {
    test('answers the payment methods', async () => {
      const { json } = await (await as('viewer')).get('/orders/payment-methods')
      expect(json.map(({ title }: { title: string }) => title)).toEqual([
        'Credit Card',
        'Paypal',
        'Visa Card',
        'Master Card',
      ])
    })
  },

  facets: () => {
    test('counts by status and payment method, each under the other filters', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/orders/facets?status=new&totalAmount.gt=1')
      expect(json.status).toEqual({ Delivered: 6, Shipping: 3, New: 3, Pending: 2, Return: 1 })
      expect(Object.values<number>(json.paymentMethod).reduce((sum, count) => sum + count)).toBe(3)
    })
  },

  statusCounts: () => {
    test('answers how many orders have each status and since when the oldest waits', async () => {
      const viewer = await as('viewer')
      const orders = (await viewer.get('/orders?sort=createAt')).json
      const { json } = await viewer.get('/orders/status-counts?status=new')
      expect(json.map(({ status, count }: { status: string; count: number }) => [status, count])).toEqual([
        ['Delivered', 6],
        ['Shipping', 3],
        ['New', 3],
        ['Pending', 2],
        ['Return', 1],
      ])
      for (const { status, oldest } of json) {
        const waits = ['New', 'Pending', 'Shipping'].includes(status)
        const first = orders.find((order: { status: string }) => order.status === status)
        expect(oldest).toBe(waits ? first.createAt : null)
      }
    })

    test('follows the other filters and the search', async () => {
      const viewer = await as('viewer')
      const mine = (await viewer.get('/orders?customerId=8&sort=createAt')).json
      for (const query of ['customerId=8', `q=${encodeURIComponent(mine[0].customer.email)}`]) {
        const { json } = await viewer.get(`/orders/status-counts?${query}`)
        for (const { status, count, oldest } of json) {
          const own = mine.filter((order: { status: string }) => order.status === status)
          expect(count).toBe(own.length)
          const waits = ['New', 'Pending', 'Shipping'].includes(status)
          expect(oldest).toBe(waits && own.length > 0 ? own[0].createAt : null)
        }
      }
    })
  },

  export: () => {
    test('writes what consists of parts as one text', async () => {
      const viewer = await as('viewer')
      const { text } = await viewer.get(
        '/orders/export.csv?status=return&titles=["Order","Customer"]&fields=id,customer',
      )
      const [order] = (await viewer.get('/orders?status=return')).json
      expect(text.replace('\uFEFF', '')).toBe(`Order,Customer\r\n${order.id},${order.customer.name}\r\n`)
      const whole = await viewer.get('/orders/export.csv?status=return')
      expect(whole.text).toContain(`1 × ${order.items[0].name}`)
      expect(whole.text).toContain(`${order.payment.paymentMethod} ${order.payment.cardNumber}`)
    })
  },

  revenue: () => {
    test('answers what orders came to by month, without what was sent back', async () => {
      const support = await as('support')
      const kept: Json[] = (await support.get('/orders')).json.filter(({ status }: Json) => status !== 'Return')
      const byMonth = Map.groupBy(kept, ({ createAt }) => createAt.slice(0, 7))
      const { json } = await support.get('/orders/revenue?months=13')
      expect(json).toHaveLength(13)
      expect(json).toEqual(json.toSorted((a: Json, b: Json) => a.month.localeCompare(b.month)))
      for (const { month, orders, revenue } of json) {
        const those = byMonth.get(month) ?? []
        const cents = those.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0)
        expect([month, orders, revenue]).toEqual([month, those.length, cents / 100])
      }
    })
  },

  topProducts: () => {
    test('answers the products of which most were sold, and follows what is sent back', async () => {
      const support = await as('support')
      const soldOf = async (id: number) =>
        (await support.get('/orders/top-products')).json.find((product: Json) => product.id === id)?.quantity
      const { json } = await support.get('/orders/top-products?limit=3')
      expect(json).toHaveLength(3)
      expect(json[0].quantity).toBeGreaterThanOrEqual(json[2].quantity)
      const [order] = (await support.get('/orders?status=delivered')).json
      const [item] = order.items
      const before = await soldOf(item.id)
      await support.patch(`/orders?id=${order.id}`, { status: 'return' })
      expect((await soldOf(item.id)) ?? 0).toBe(before - item.quantity)
    })
  },

  histories: () => {
    test('answers the totals of the specification, and follows what happens', async () => {
      const manager = await as('manager')
      const totals = async () =>
        (await manager.get('/orders/histories')).json.map(({ totalOrder }: { totalOrder: number }) => totalOrder)
      expect(await totals()).toEqual([15101, 3874, 5446, 556])
      const [fresh] = (await manager.get('/orders?status=new')).json
      await manager.patch(`/orders?id=${fresh.id}`, { status: 'delivered', deliveredAt: new Date().toISOString() })
      expect(await totals()).toEqual([15101, 3873, 5447, 556])
      await manager.del(`/orders?id=${fresh.id}`)
      expect(await totals()).toEqual([15100, 3873, 5446, 556])
    })

    test('gives each card an id, a title, an icon and a colour', async () => {
      for (const card of (await (await as('viewer')).get('/orders/histories')).json) {
        expect(Object.keys(card).sort()).toEqual(['color', 'icon', 'id', 'title', 'totalOrder'])
      }
    })
  },
})
