import { expect, test } from 'vitest'
import { untilNotBusy } from '../client.ts'
import type { Given, Tests } from './given.ts'

/** Order of twelve notebooks and two teapots with 10 % discount and tax, without shipping; one teapot was refunded. */
const paidInPart = 5
/** Order of a coat and three candles with discount, tax and shipping. */
const untouched = 9

/** Returns the next numbers of credit notes; the sample data has two. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `CN-${String(from + index).padStart(3, '0')}`)

const cents = (amount: number) => Math.round(amount * 100)
const goodwill = { kind: 'Refund', reason: 'Goodwill' }

export const refundTests = ({ as }: Given): Tests<'refunds'> => ({
  list: () => {
    test('answers what was paid back of an order', async () => {
      const viewer = await as('viewer')
      const order = (await viewer.get(`/orders?id=${paidInPart}`)).json
      const { json } = await viewer.get(`/refunds?orderId=${paidInPart}`)
      expect(json).toMatchObject([
        {
          orderId: paidInPart,
          kind: 'Refund',
          amount: order.refundedAmount,
          lines: [{ line: 1, quantity: 1, name: order.items[1].name, restock: false }],
          creditNote: { number: 'CN-002', invoiceId: order.invoiceId },
        },
      ])
    })
  },

  create: () => {
    test('pays back pieces with their part of discount and tax, in steps that come to the whole', async () => {
      const manager = await as('manager')
      const order = (await manager.get(`/orders?id=${untouched}`)).json
      const pay = async (body: object) =>
        (await manager.post('/refunds', { orderId: untouched, kind: 'Refund', reason: 'Broken', ...body })).json.refund
      const parts = [
        await pay({ lines: [{ line: 1, quantity: 2 }] }),
        await pay({ lines: [{ line: 1, quantity: 1 }] }),
        await pay({ shippingAmount: order.shippingChargeAmount }),
        await pay({ lines: [{ line: 0, quantity: 1 }] }),
      ]
      expect(parts.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(order.totalAmount))
      const after = (await manager.get(`/orders?id=${untouched}`)).json
      expect(after).toMatchObject({ refundedAmount: order.totalAmount, totalAmount: order.totalAmount, version: 5 })
      const none = await manager.post('/refunds', { orderId: untouched, kind: 'Refund', amount: 0.01, reason: 'x' })
      expect([none.status, none.json.fields.amount]).toMatchObject([422, { code: 'too_big', limit: 0 }])
    })

    test('never pays back more than was paid, though twenty do it at once', async () => {
      const manager = await as('manager')
      const { totalAmount } = (await manager.get(`/orders?id=${untouched}`)).json
      const amount = Math.ceil(cents(totalAmount) * 0.3) / 100
      const pay = () =>
        untilNotBusy(() => manager.post('/refunds', { orderId: untouched, kind: 'Refund', amount, reason: 'Goodwill' }))
      const replies = await Promise.all(Array.from({ length: 20 }, pay))
      const groups = Map.groupBy(replies, ({ status }) => status)
      expect([...groups].map(([status, some]) => [status, some.length]).sort()).toEqual([
        [201, 3],
        [422, 17],
      ])
      const { refundedAmount } = (await manager.get(`/orders?id=${untouched}`)).json
      expect(cents(refundedAmount)).toBe(3 * cents(amount))
    })

    test('pays back once where the same is asked for twice', async () => {
      const manager = await as('manager')
      const body = { orderId: untouched, kind: 'Refund', amount: 5, reason: 'Goodwill' }
      const pay = () => manager.post('/refunds', body, { 'idempotency-key': 'the same' })
      const replies = await Promise.all([pay(), pay()])
      expect(replies[0]?.json).toEqual(replies[1]?.json)
      expect((await manager.get(`/refunds?orderId=${untouched}`)).json).toHaveLength(1)
      expect((await manager.get(`/orders?id=${untouched}`)).json.refundedAmount).toBe(5)
    })

    test('does not pay back twice what two people decided on the same sight', async () => {
      const manager = await as('manager')
      const pay = () =>
        manager.post('/refunds', { orderId: untouched, kind: 'Refund', amount: 5, reason: 'x' }, { 'if-match': '"1"' })
      expect((await pay()).status).toBe(201)
      const second = await pay()
      expect([second.status, second.json.conflicts]).toEqual([409, ['refundedAmount']])
      expect(second.json.current.refundedAmount).toBe(5)
      await manager.patch(`/orders?id=${paidInPart}`, { billing: 'Elsewhere' })
      const other = { orderId: paidInPart, kind: 'Refund', amount: 1, reason: 'x' }
      expect((await manager.post('/refunds', other, { 'if-match': '"1"' })).status).toBe(201)
    })

    test('takes goods back into the stock where they are to be sold again', async () => {
      const manager = await as('manager')
      const [coat, candle] = (await manager.get(`/orders?id=${untouched}`)).json.items
      const stockOf = async (id: number) => (await manager.get(`/products?id=${id}`)).json.stock
      const before = [await stockOf(coat.id), await stockOf(candle.id)]
      const { json, headers } = await manager.post('/refunds', {
        orderId: untouched,
        kind: 'Return',
        lines: [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 2, restock: true },
        ],
        reason: 'Does not fit',
      })
      expect(json.refund).toMatchObject({ kind: 'Return', actor: { id: 3 }, reason: 'Does not fit' })
      expect([await stockOf(coat.id), await stockOf(candle.id)]).toEqual([before[0], before[1] + 2])
      const told = (await manager.get(`/changes?batch=${headers.get('x-change-batch')}`)).json
      expect(told.map(({ entity, reason, isFinal }: Record<string, unknown>) => [entity, reason, isFinal])).toEqual([
        ['products', 'Does not fit', true],
        ['refunds', 'Does not fit', true],
        ['invoices', 'Does not fit', true],
        // It was paid and is no longer owed.
        ['payments', 'Does not fit', true],
        ['orders', 'Does not fit', true],
      ])
    })

    test('asks which variant is taken back of a product that has some', async () => {
      const manager = await as('manager')
      const [, candle] = (await manager.get(`/orders?id=${untouched}`)).json.items
      const variants = [{ color: 'orange', stock: 3 }, { color: 'pink' }]
      const known = (await manager.put(`/products?id=${candle.id}`, { variants })).json.product.variants
      const returning = (variant?: number) =>
        manager.post('/refunds', {
          orderId: untouched,
          kind: 'Return',
          lines: [{ line: 1, quantity: 2, restock: true, ...(variant !== undefined && { variant }) }],
          reason: 'Does not burn',
        })
      const refused = await returning()
      expect([refused.status, refused.json.fields['lines.0.variant'].code]).toEqual([422, 'required'])
      expect((await returning(known[1].id)).status).toBe(201)
      const after = (await manager.get(`/products?id=${candle.id}`)).json
      expect([after.stock, after.variants.map(({ stock }: { stock: number }) => stock)]).toEqual([5, [3, 2]])
    })

    test('cannot be undone: the money is gone', async () => {
      const owner = await as('owner')
      const body = { orderId: untouched, kind: 'Refund', amount: 5, reason: 'Goodwill' }
      const { headers } = await owner.post('/refunds', body)
      expect((await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })).status).toBe(403)
      expect((await owner.get(`/orders?id=${untouched}`)).json.refundedAmount).toBe(5)
    })

    test('takes goods back without money, and money without goods', async () => {
      const manager = await as('manager')
      const swap = { orderId: untouched, kind: 'Return', lines: [{ line: 0, quantity: 1 }], amount: 0, reason: 'Swap' }
      expect((await manager.post('/refunds', swap)).json.refund.amount).toBe(0)
      expect((await manager.get(`/orders?id=${untouched}`)).json).toMatchObject({ refundedAmount: 0, version: 1 })
      const again = await manager.post('/refunds', swap)
      expect([again.status, again.json.fields['lines.0.quantity']]).toMatchObject([422, { code: 'too_big', limit: 0 }])
    })

    test('keeps the total of an order above what was paid back', async () => {
      const manager = await as('manager')
      const order = (await manager.get(`/orders?id=${untouched}`)).json
      await manager.post('/refunds', { orderId: untouched, kind: 'Refund', amount: order.totalAmount, reason: 'All' })
      const { status, json } = await manager.patch(`/orders?id=${untouched}`, { discountAmount: 100 })
      expect([status, json.fields.discountAmount]).toMatchObject([422, { code: 'refunded', limit: order.totalAmount }])
      expect((await manager.patch(`/orders?id=${untouched}`, { taxAmount: 100 })).status).toBe(200)
    })

    test('keeps the lines of which pieces were paid back, so that none is paid back anew under another name', async () => {
      const manager = await as('manager')
      const { items } = (await manager.get(`/orders?id=${untouched}`)).json
      const lines = [{ line: 1, quantity: 2 }]
      await manager.post('/refunds', { orderId: untouched, kind: 'Return', lines, amount: 0, reason: 'Swap' })
      const patch = (changed: unknown[]) => manager.patch(`/orders?id=${untouched}`, { items: changed })
      const fewer = await patch([items[0], { ...items[1], quantity: 1 }])
      expect([fewer.status, fewer.json.fields.items.code]).toEqual([422, 'refunded'])
      expect((await patch([items[1], items[0]])).status).toBe(422)
      expect((await patch([items[0]])).status).toBe(422)
      expect((await patch([items[0], { ...items[1], quantity: 2 }, items[0]])).status).toBe(200)
    })

    test('makes a credit note to the invoice of the order, and the invoice knows what was credited', async () => {
      const manager = await as('manager')
      const { invoiceId } = (await manager.get(`/orders?id=${untouched}`)).json
      const pay = (amount: number) => manager.post('/refunds', { ...goodwill, orderId: untouched, amount })
      const { json, headers } = await pay(5.01)
      expect(json.refund.creditNote).toEqual({ number: 'CN-003', invoiceId, createdAt: json.refund.createdAt })
      expect((await pay(2.02)).json.refund.creditNote.number).toBe('CN-004')
      expect((await manager.get(`/invoices?id=${invoiceId}`)).json).toMatchObject({ creditedAmount: 7.03, version: 3 })
      const [listed] = (await manager.get(`/invoices?ids=${invoiceId}&fields=creditedAmount`)).json
      expect(listed).toMatchObject({ creditedAmount: 7.03 })
      expect((await manager.get(`/refunds?orderId=${untouched}`)).json[0]).toEqual(json.refund)
      const told = (await manager.get(`/changes?batch=${headers.get('x-change-batch')}&entity=refunds`)).json
      expect(told[0].after.creditNote).toMatchObject({ number: 'CN-003', invoiceId })
    })

    test('makes none where no money goes', async () => {
      const manager = await as('manager')
      const swap = { orderId: untouched, kind: 'Return', lines: [{ line: 0, quantity: 1 }], amount: 0, reason: 'Swap' }
      expect((await manager.post('/refunds', swap)).json.refund.creditNote).toBeNull()
    })

    test('makes none without an invoice, and all of them when there is one', async () => {
      const manager = await as('manager')
      const { invoiceId } = (await manager.get(`/orders?id=${untouched}`)).json
      const deleted = await manager.del(`/invoices?id=${invoiceId}`)
      const pay = (amount: number) => manager.post('/refunds', { ...goodwill, orderId: untouched, amount })
      expect((await pay(3)).json.refund.creditNote).toBeNull()
      expect((await pay(4.5)).json.refund.creditNote).toBeNull()
      const { invoice } = (await manager.post('/orders/invoice', { id: untouched })).json
      expect(invoice.creditedAmount).toBe(7.5)
      const notes = async () =>
        (await manager.get(`/refunds?orderId=${untouched}`)).json.map(
          ({ creditNote }: { creditNote: object }) => creditNote,
        )
      expect(await notes()).toMatchObject(numbers(3, 2).map((number) => ({ number, invoiceId: invoice.id })))

      const batch = deleted.headers.get('x-change-batch')
      await manager.post('/changes/undo', { batch })
      expect((await manager.get(`/invoices?id=${invoiceId}`)).json).toMatchObject({ creditedAmount: 0 })
      await manager.patch(`/orders?id=${untouched}`, { invoiceId })
      expect((await manager.get(`/invoices?id=${invoiceId}`)).json).toMatchObject({ creditedAmount: 7.5 })
      expect(await notes()).toMatchObject(numbers(5, 2).map((number) => ({ number, invoiceId })))
    })

    test('makes up for what was paid back while the invoice was in the bin', async () => {
      const owner = await as('owner')
      const both = [untouched, 10]
      const ids: string[] = []
      for (const id of both) ids.push((await owner.get(`/orders?id=${id}`)).json.invoiceId)
      for (const id of ids) await owner.put(`/invoices?id=${id}`, { status: 'pending' })
      const deleted = await owner.del('/invoices', { ids: [...ids, 'INV-001'] })
      for (const orderId of both) await owner.post('/refunds', { ...goodwill, orderId, amount: 2 })
      const batch = deleted.headers.get('x-change-batch')
      expect((await owner.post('/changes/undo', { batch })).json).toMatchObject({ undone: 3, kept: [] })
      const after = (await owner.get(`/invoices?${ids.map((id) => `ids=${id}`).join('&')}`)).json
      expect(after.map(({ creditedAmount, version }: Record<string, number>) => [creditedAmount, version])).toEqual([
        [2, 5],
        [2, 4],
      ])
      expect((await owner.del('/invoices', { ids })).status).toBe(200)
      await owner.post('/refunds', { ...goodwill, orderId: untouched, amount: 1 })
      const restore = { entity: 'invoices', selection: { ids }, action: { type: 'restore' } }
      expect((await owner.post('/jobs', restore)).json).toMatchObject({ total: 2, changed: 2 })
      const again = (await owner.get(`/invoices?${ids.map((id) => `ids=${id}`).join('&')}`)).json
      expect(again.map(({ creditedAmount }: Record<string, number>) => creditedAmount).sort()).toEqual([2, 3])
    })

    test('pays no more back than was paid, by way of the bin', async () => {
      const owner = await as('owner')
      const { invoiceId: id } = (await owner.get(`/orders?id=${untouched}`)).json
      await owner.put(`/invoices?id=${id}`, { status: 'complete' })
      const { totalAmount } = (await owner.get(`/invoices?id=${id}`)).json
      const [payment] = (await owner.get(`/payments?invoiceId=${id}`)).json
      expect((await owner.del(`/invoices?id=${id}`)).status).toBe(200)
      await owner.post('/refunds', { ...goodwill, orderId: untouched, amount: 2 })
      const restore = { entity: 'invoices', selection: { ids: [id] }, action: { type: 'restore' } }
      expect((await owner.post('/jobs', restore)).json).toMatchObject({ changed: 1, refused: 0 })
      const paidAmount = Math.round((totalAmount - 2) * 100) / 100
      const left = { creditedAmount: 2, paidAmount, owedAmount: 0, state: 'paid' }
      expect((await owner.get(`/invoices?id=${id}`)).json).toMatchObject(left)
      const again = await owner.post('/payments/refund', { id: payment.id, amount: totalAmount, reason: 'x' })
      expect([again.status, again.json.fields.amount]).toMatchObject([422, { code: 'too_big', limit: paidAmount }])
    })

    test('pays nothing back that was credited already, and restores no invoice of which more was paid back than is left', async () => {
      const owner = await as('owner')
      const { invoiceId: id } = (await owner.get(`/orders?id=${untouched}`)).json
      const { totalAmount } = (await owner.put(`/invoices?id=${id}`, { status: 'pending' })).json.invoice
      await owner.post('/invoices/credit', { id, amount: totalAmount - 1, reason: 'Broken' })
      const pay = () => owner.post('/refunds', { ...goodwill, orderId: untouched, amount: 2 })
      expect((await pay()).json.fields).toMatchObject({ amount: { code: 'too_big', limit: 1 } })
      const removed = await owner.del(`/invoices?id=${id}`)
      expect((await pay()).status).toBe(201)
      const undone = await owner.post('/changes/undo', { batch: removed.headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 0, kept: [{ record: id, reason: 'refunded' }] })
      const restore = { entity: 'invoices', selection: { ids: [id] }, action: { type: 'restore' } }
      expect((await owner.post('/jobs', restore)).json).toMatchObject({ changed: 0, refused: 1 })
      const { invoice } = (await owner.post('/invoices', { customer: { id: 6 }, products: [] })).json
      await owner.patch(`/orders?id=${untouched}`, { customer: { id: 6 } })
      const linked = await owner.patch(`/orders?id=${untouched}`, { invoiceId: invoice.id })
      expect(linked.json.fields?.invoiceId).toMatchObject({ code: 'refunded', limit: 0 })
    })

    test('keeps the notes on the books where the making of their invoice is undone, and credits the next one anew', async () => {
      const manager = await as('manager')
      const make = () => manager.post('/orders/invoice', { id: untouched })
      await manager.del(`/invoices?id=${(await manager.get(`/orders?id=${untouched}`)).json.invoiceId}`)
      await manager.post('/refunds', { ...goodwill, orderId: untouched, amount: 3 })
      const { json, headers } = await make()
      expect(json.invoice).toMatchObject({ creditedAmount: 3, version: 1 })
      const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect([undone.status, undone.json.kept]).toEqual([201, []])
      const note = async () => (await manager.get(`/refunds?orderId=${untouched}`)).json[0].creditNote
      expect(await note()).toMatchObject({ number: 'CN-003', invoiceId: json.invoice.id })
      const again = (await make()).json.invoice
      expect([again.creditedAmount, await note()]).toMatchObject([3, { number: 'CN-004', invoiceId: again.id }])
    })

    test('numbers the notes of many at once without a gap, and loses none to what is refused', async () => {
      const manager = await as('manager')
      const orders = [1, 2, 4, 6, 7, 8, 9, 10]
      const pay = (orderId: number, amount: number) => manager.post('/refunds', { ...goodwill, orderId, amount })
      const replies = await Promise.all(orders.flatMap((id) => [pay(id, 1), pay(id, 1_000_000)]))
      const made = replies.filter(({ status }) => status === 201).map(({ json }) => json.refund.creditNote.number)
      expect(made.sort()).toEqual(numbers(3, orders.length))
      const before = (await manager.get(`/invoices?orderId=${untouched}`)).json
      const swap = { kind: 'Return', lines: [{ line: 0, quantity: 1, restock: true, variant: 999 }], reason: 'x' }
      // Rejected last, after the note was created.
      expect((await manager.post('/refunds', { ...swap, orderId: untouched })).status).toBe(422)
      expect((await manager.get(`/invoices?orderId=${untouched}`)).json).toEqual(before)
      expect((await pay(untouched, 1)).json.refund.creditNote.number).toBe(numbers(3 + orders.length, 1)[0])
    })

    test.each([
      [{ lines: [{ line: 1, quantity: 4 }] }, 'lines.0.quantity', 'too_big'],
      [{ lines: [{ line: 2, quantity: 1 }] }, 'lines.0.line', 'unknown_record'],
      [{ lines: [{ line: 0, quantity: 0 }] }, 'lines.0.quantity', 'too_small'],
      [
        {
          lines: [
            { line: 0, quantity: 1 },
            { line: 0, quantity: 1 },
          ],
        },
        'lines.1.line',
        'taken',
      ],
      [{ lines: [{ line: 0, quantity: 1, restock: true }] }, 'lines.0.restock', 'invalid'],
      [{ kind: 'Return', lines: [] }, 'lines', 'too_short'],
      [{ kind: 'Gift', amount: 1 }, 'kind', 'choice'],
      [{ shippingAmount: 1000 }, 'shippingAmount', 'too_big'],
      [{ shippingAmount: 2, amount: 1 }, 'amount', 'too_small'],
      [{ amount: 100_000 }, 'amount', 'too_big'],
      [{ amount: -1 }, 'amount', 'too_small'],
      [{}, 'amount', 'required'],
      [{ amount: 1, reason: '' }, 'reason', 'required'],
    ])('refuses %j', async (body, field, code) => {
      const manager = await as('manager')
      const draft = { orderId: untouched, kind: 'Refund', reason: 'Why not', ...body }
      const { status, json } = await manager.post('/refunds', draft)
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      expect((await manager.get(`/refunds?orderId=${untouched}`)).json).toEqual([])
    })

    test('answers 404 for an unknown order, and 403 for those who may not pay back', async () => {
      const body = { orderId: 99, kind: 'Refund', amount: 1, reason: 'x' }
      const unknown = await (await as('manager')).post('/refunds', body)
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Order not found'])
      expect((await (await as('support')).post('/refunds', { ...body, orderId: untouched })).status).toBe(403)
    })
  },
})
