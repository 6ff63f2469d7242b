import { expect, test } from 'vitest'
import type { Client, Json, Reply } from '../client.ts'
import type { Given, Tests } from './given.ts'

const customer = { id: 6 }
const cents = (amount: number) => Math.round(amount * 100)

/** Creates an invoice of a customer over an amount. */
const billed = async (client: Client, price: number, more: object = {}): Promise<Json> =>
  (await client.post('/invoices', { customer, products: [{ title: 'x', quantity: 1, price }], ...more })).json.invoice

const pay = (client: Client, parts: object[], more: object = {}) =>
  client.post('/payments', { method: 'bank transfer', reference: 'A 7', parts, ...more })

const invoiceOf = async (client: Client, id: string): Promise<Json> => (await client.get(`/invoices?id=${id}`)).json

const undo = (client: Client, { headers }: Reply) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

const creditOf = async (client: Client) => (await client.get(`/payments/credit?customerId=${customer.id}`)).json.amount

export const paymentTests = ({ as }: Given): Tests<'payments'> => ({
  list: () => {
    test('answers what was paid: of each invoice as much as the invoice says', async () => {
      const viewer = await as('viewer')
      const all: Json[] = (await viewer.get('/payments')).json
      for (const { id, paidAmount, status } of (await viewer.get('/invoices')).json) {
        const sum = all.filter(({ invoiceId }) => invoiceId === id).reduce((sum, { amount }) => sum + cents(amount), 0)
        expect([id, sum, sum > 0]).toEqual([id, cents(paidAmount), status === 'complete'])
        expect((await viewer.get(`/payments?invoiceId=${id}`)).json).toEqual(
          all.filter(({ invoiceId }) => invoiceId === id),
        )
      }
    })
  },

  create: () => {
    test('pays an invoice in parts', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 100)
      const { status, json } = await pay(manager, [{ invoiceId: id, amount: 30.5 }])
      expect(status).toBe(201)
      expect(json.payments).toMatchObject([
        { invoiceId: id, customerId: 6, method: 'Bank Transfer', amount: 30.5, reference: 'A 7', settles: false },
      ])
      expect(await invoiceOf(manager, id)).toMatchObject({ state: 'partlyPaid', status: 'pending', owedAmount: 69.5 })
      await pay(manager, [{ invoiceId: id, amount: 69.5 }])
      expect(await invoiceOf(manager, id)).toMatchObject({
        state: 'paid',
        status: 'complete',
        paidAmount: 100,
        owedAmount: 0,
      })
    })

    test('pays several invoices at once, and the rest is to the credit of the customer, who pays by it', async () => {
      const manager = await as('manager')
      const [one, other, third] = [await billed(manager, 10), await billed(manager, 20), await billed(manager, 6)]
      const parts = [one, other].map(({ id, totalAmount }) => ({ invoiceId: id, amount: totalAmount }))
      const { payments } = (await pay(manager, parts, { amount: 35 })).json
      expect(new Set(payments.map(({ group }: Json) => group)).size).toBe(1)
      expect(payments.map(({ invoiceId, amount }: Json) => [invoiceId, amount])).toEqual([
        [one.id, 10],
        [other.id, 20],
        [null, 5],
      ])
      expect(await creditOf(manager)).toBe(5)
      const byCredit = { method: 'customer credit' }
      const tooMuch = await pay(manager, [{ invoiceId: third.id, amount: 6 }], byCredit)
      expect([tooMuch.status, tooMuch.json.fields['parts.0.amount']]).toMatchObject([
        422,
        { code: 'too_big', limit: 5 },
      ])
      await pay(manager, [{ invoiceId: third.id, amount: 5 }], byCredit)
      expect([await creditOf(manager), (await invoiceOf(manager, third.id)).owedAmount]).toEqual([0, 1])
    })

    test('is not undone once something of it was paid back', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 100)
      const paid = await pay(manager, [{ invoiceId: id, amount: 30 }])
      await pay(manager, [{ invoiceId: id, amount: 50 }], { reference: 'A 8' })
      await manager.post('/payments/refund', { id: paid.json.payments[0].id, amount: 10, reason: 'x' })
      expect((await undo(manager, paid)).status).toBe(409)
      expect((await invoiceOf(manager, id)).paidAmount).toBe(70)
    })

    test('is undone once, and not at all once it was taken away', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 100)
      await pay(manager, [{ invoiceId: id, amount: 50 }])
      const taken = await pay(manager, [{ invoiceId: id, amount: 10 }])
      await manager.del(`/payments?id=${taken.json.payments[0].id}`)
      const undone = await pay(manager, [{ invoiceId: id, amount: 20 }])
      expect((await undo(manager, undone)).json).toMatchObject({ undone: 2 })
      expect((await undo(manager, undone)).json.undone).toBe(0)
      expect((await undo(manager, taken)).status).toBe(409)
      expect((await invoiceOf(manager, id)).paidAmount).toBe(50)
    })

    test('by credit is not done again once the credit was used otherwise', async () => {
      const manager = await as('manager')
      const [one, other, third] = [await billed(manager, 10), await billed(manager, 5), await billed(manager, 5)]
      await pay(manager, [{ invoiceId: one.id, amount: 10 }], { amount: 15 })
      const byCredit = (invoiceId: string) => pay(manager, [{ invoiceId, amount: 5 }], { method: 'Customer Credit' })
      const [payment] = (await byCredit(other.id)).json.payments
      const removed = await manager.del(`/payments?id=${payment.id}`)
      await byCredit(third.id)
      expect((await undo(manager, removed)).status).toBe(409)
      expect([await creditOf(manager), (await invoiceOf(manager, other.id)).paidAmount]).toEqual([0, 0])
    })

    test('is undone and done again, with what it changed', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 40)
      const { headers } = await pay(manager, [{ invoiceId: id, amount: 40 }], { amount: 50 })
      const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await invoiceOf(manager, id)).toMatchObject({ state: 'issued', paidAmount: 0, paidAt: null })
      expect([await creditOf(manager), (await manager.get(`/payments?invoiceId=${id}`)).json]).toEqual([0, []])
      await undo(manager, undone)
      expect(await invoiceOf(manager, id)).toMatchObject({ state: 'paid', paidAmount: 40 })
      expect(await creditOf(manager)).toBe(10)
    })

    test('is not done again over what was paid since', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 40)
      const first = await pay(manager, [{ invoiceId: id, amount: 40 }])
      const undone = await undo(manager, first)
      await pay(manager, [{ invoiceId: id, amount: 40 }], { reference: 'A 8' })
      const { status, json } = await undo(manager, undone)
      expect([status, json.message]).toEqual([409, `${id} was paid otherwise: take that back first`])
      expect((await manager.get(`/payments?invoiceId=${id}`)).json).toHaveLength(1)
      expect((await invoiceOf(manager, id)).paidAmount).toBe(40)
    })

    test('is not undone where part of it went to the credit of the customer', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 40)
      const paid = await pay(manager, [{ invoiceId: id, amount: 40 }])
      await manager.post('/invoices/credit', { id, amount: 15, reason: 'Late' })
      const [payment] = paid.json.payments
      const before = await invoiceOf(manager, id)
      expect((await undo(manager, paid)).status).toBe(409)
      expect((await manager.del(`/payments?id=${payment.id}`)).status).toBe(409)
      const { json } = await manager.post('/payments/refund', { id: payment.id, amount: 40, reason: 'x' })
      expect(json.fields.amount).toMatchObject({ code: 'too_big', limit: 25 })
      expect([await invoiceOf(manager, id), await creditOf(manager)]).toEqual([before, 15])
    })

    test('by credit keeps the invoice with the customer whose credit it was', async () => {
      const [owner, manager] = [await as('owner'), await as('manager')]
      await owner.put('/invoices/settings', { lock: 'never' })
      const [source, target] = [await billed(manager, 10), await billed(manager, 5)]
      const paid = await pay(manager, [{ invoiceId: source.id, amount: 10 }], { amount: 15 })
      const [used] = (await pay(manager, [{ invoiceId: target.id, amount: 5 }], { method: 'Customer Credit' })).json
        .payments
      const give = ({ id }: Json, to: number) => manager.put(`/invoices?id=${id}`, { customer: { id: to } })
      for (const invoice of [source, target]) expect((await give(invoice, 8)).json.code).toBe('locked')
      const taken = await manager.del(`/payments?id=${used.id}`)
      expect(taken.status).toBe(200)
      expect((await give(target, 8)).json.invoice.customer.id).toBe(8)
      expect((await undo(manager, taken)).status).toBe(409)
      expect(await creditOf(manager)).toBe(5)
      expect((await manager.del(`/payments?id=${paid.json.payments[0].id}`)).status).toBe(200)
      expect((await give(source, 8)).status).toBe(200)
      expect((await manager.get('/payments/credit?customerId=8')).json.amount).toBe(0)
    })

    test('is refused where just the same was recorded a moment ago', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 100)
      const part = { invoiceId: id, amount: 10 }
      const replies = await Promise.all([pay(manager, [part]), pay(manager, [part])])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
      expect((await invoiceOf(manager, id)).paidAmount).toBe(10)
      expect((await pay(manager, [part], { reference: 'A 8' })).status).toBe(201)
      const key = { 'idempotency-key': crypto.randomUUID() }
      const body = { method: 'Cash', parts: [part] }
      const first = await manager.post('/payments', body, key)
      expect((await manager.post('/payments', body, key)).json).toEqual(first.json)
      expect((await invoiceOf(manager, id)).paidAmount).toBe(30)
    })

    test.each([
      [{ parts: [] }, 'parts', 'too_short'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 0 }] }, 'parts.0.amount', 'too_small'],
      [{ parts: [{ invoiceId: 'INV-020', amount: -1 }] }, 'parts.0.amount', 'too_small'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 100.01 }] }, 'parts.0.amount', 'too_big'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 1.001 }] }, 'parts.0.amount', 'decimals'],
      [{ parts: [{ invoiceId: 'INV-999', amount: 1 }] }, 'parts.0.invoiceId', 'unknown_record'],
      [{ parts: [{ invoiceId: 'DRAFT-1', amount: 1 }] }, 'parts.0.amount', 'too_big'],
      [{ parts: [1, 1].map((amount) => ({ invoiceId: 'INV-020', amount })) }, 'parts.1.invoiceId', 'taken'],
      [
        { parts: ['INV-020', 'INV-021'].map((invoiceId) => ({ invoiceId, amount: 1 })) },
        'parts.1.invoiceId',
        'invalid',
      ],
      [{ parts: [{ invoiceId: 'INV-020', amount: 2 }], amount: 1 }, 'amount', 'too_small'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 2 }], method: 'shells' }, 'method', 'choice'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 2 }], date: '2999-01-01' }, 'date', 'date_order'],
      [{ parts: [{ invoiceId: 'INV-020', amount: 2 }], date: 'soon' }, 'date', 'invalid'],
    ])('refuses %j, and keeps nothing', async (body, field, code) => {
      const manager = await as('manager')
      await billed(manager, 100)
      await billed(manager, 100, { customer: { id: 5 } })
      await manager.post('/invoices/drafts', { customer })
      const before = (await manager.get('/payments')).json
      const { status, json } = await manager.post('/payments', { method: 'Cash', ...body })
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      expect((await manager.get('/payments')).json).toEqual(before)
    })

    test('is for those who may write invoices', async () => {
      const { status } = await pay(await as('support'), [{ invoiceId: 'INV-001', amount: 1 }])
      expect(status).toBe(403)
    })
  },

  refund: () => {
    test('pays back of a payment, which is owed again, and never more than is left', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 100)
      const [payment] = (await pay(manager, [{ invoiceId: id, amount: 100 }])).json.payments
      const back = (amount: number) =>
        manager.post('/payments/refund', { id: payment.id, amount, reason: 'Paid twice' })
      expect((await back(30)).json.payments).toMatchObject([
        { invoiceId: id, amount: -30, refundOf: payment.id, reason: 'Paid twice' },
      ])
      expect(await invoiceOf(manager, id)).toMatchObject({
        state: 'partlyPaid',
        status: 'pending',
        paidAmount: 70,
        paidAt: null,
      })
      const { status, json } = await back(70.01)
      expect([status, json.fields.amount]).toMatchObject([422, { code: 'too_big', limit: 70 }])
      expect((await manager.post('/payments/refund', { id: 999, amount: 1, reason: 'x' })).status).toBe(404)
    })

    test('pays back a credit, as far as it is there', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 10)
      const { payments } = (await pay(manager, [{ invoiceId: id, amount: 10 }], { amount: 25 })).json
      const back = (amount: number) => manager.post('/payments/refund', { id: payments[1].id, amount, reason: 'x' })
      expect((await back(10)).status).toBe(201)
      expect((await back(5.01)).status).toBe(422)
      expect(await creditOf(manager)).toBe(5)
    })

    test('gives what was paid by credit back there, and keeps a reason of several lines', async () => {
      const manager = await as('manager')
      const [one, other] = [await billed(manager, 10), await billed(manager, 5)]
      await pay(manager, [{ invoiceId: one.id, amount: 10 }], { amount: 15 })
      const byCredit = await pay(manager, [{ invoiceId: other.id, amount: 5 }], { method: 'Customer Credit' })
      const body = { id: byCredit.json.payments[0].id, amount: 4, reason: 'Not this one.\nThe next.' }
      const refunded = await manager.post('/payments/refund', body)
      expect(refunded.json.payments).toMatchObject([
        { invoiceId: other.id, amount: -4, reason: body.reason },
        { invoiceId: null, amount: 4 },
      ])
      expect([await creditOf(manager), (await invoiceOf(manager, other.id)).owedAmount]).toEqual([4, 4])
      await undo(manager, refunded)
      expect([await creditOf(manager), (await invoiceOf(manager, other.id)).owedAmount]).toEqual([0, 0])
    })

    test('is not taken back once that was paid again', async () => {
      const manager = await as('manager')
      const { id } = await billed(manager, 10)
      const [payment] = (await pay(manager, [{ invoiceId: id, amount: 10 }])).json.payments
      const refunded = await manager.post('/payments/refund', { id: payment.id, amount: 10, reason: 'x' })
      await pay(manager, [{ invoiceId: id, amount: 10 }], { reference: 'A 8' })
      expect((await undo(manager, refunded)).status).toBe(409)
      expect((await manager.del(`/payments?id=${refunded.json.payments[0].id}`)).status).toBe(409)
      expect((await invoiceOf(manager, id)).paidAmount).toBe(10)
    })
  },

  credit: () => {
    test('is nothing where nobody paid too much', async () => {
      expect((await (await as('viewer')).get('/payments/credit?customerId=6')).json).toEqual({
        customerId: 6,
        amount: 0,
      })
    })
  },

  remove: () => {
    test('takes all back that came in together, and what it paid is owed again', async () => {
      const manager = await as('manager')
      const [one, other] = [await billed(manager, 10), await billed(manager, 20)]
      const parts = [one, other].map(({ id, totalAmount }) => ({ invoiceId: id, amount: totalAmount }))
      const { payments } = (await pay(manager, parts, { amount: 31 })).json
      const { status, json, headers } = await manager.del(`/payments?id=${payments[1].id}`)
      expect([status, json.payments.length, await creditOf(manager)]).toEqual([200, 3, 0])
      for (const { id } of [one, other])
        expect(await invoiceOf(manager, id)).toMatchObject({ status: 'pending', paidAmount: 0 })
      await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      for (const { id } of [one, other])
        expect(await invoiceOf(manager, id)).toMatchObject({ state: 'paid', owedAmount: 0 })
      expect(await creditOf(manager)).toBe(1)
    })

    test('keeps a payment of which the credit was used, or which was paid back', async () => {
      const manager = await as('manager')
      const [one, other] = [await billed(manager, 10), await billed(manager, 20)]
      const [first] = (await pay(manager, [{ invoiceId: one.id, amount: 10 }], { amount: 15 })).json.payments
      const [used] = (await pay(manager, [{ invoiceId: other.id, amount: 5 }], { method: 'Customer Credit' })).json
        .payments
      expect((await manager.del(`/payments?id=${first.id}`)).status).toBe(409)
      expect((await invoiceOf(manager, one.id)).paidAmount).toBe(10)
      expect((await manager.del(`/payments?id=${used.id}`)).status).toBe(200)
      await manager.post('/payments/refund', { id: first.id, amount: 1, reason: 'x' })
      expect((await manager.del(`/payments?id=${first.id}`)).status).toBe(409)
    })
  },
})
